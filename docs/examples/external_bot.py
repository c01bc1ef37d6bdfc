"""A bot as a program of its own: any legal move, all equally likely. Needs nothing but Python; docs/protocol.md describes the form."""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    choice = random.choice(question["view"]["moves"])
    print(json.dumps({"move": choice["text"]}), flush=True)
