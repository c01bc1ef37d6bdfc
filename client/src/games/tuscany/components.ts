// Written by scripts/view_types.py from the engine's own types. Do not edit.

export const COLOUR_LETTERS = "DRBGOYEL";

export const COLOUR_NAMES = ["castle", "city", "inn", "quarry", "village", "monastery", "wagon", "agriculture"] as const;

/** The number of the move that puts the starting castle on the first space. */
export const START = 192;

export const BUILT_IN = {
  "boards": {
    "A1": [
      "ODB",
      "YYLL",
      "REL"
    ],
    "A2": [
      "EYL",
      "LYDB",
      "LRO"
    ],
    "A3": [
      "OLD",
      "LBYR",
      "LYE"
    ],
    "A4": [
      "EYY",
      "DLLL",
      "RBO"
    ],
    "B1": [
      "EOD",
      "OGGR",
      "OBL"
    ],
    "B2": [
      "DEO",
      "BGGO",
      "ORL"
    ],
    "B3": [
      "LGR",
      "OOOD",
      "GBE"
    ],
    "B4": [
      "ERG",
      "LOOO",
      "GDB"
    ],
    "C1": [
      "LOD",
      "YYGR",
      "EEG"
    ],
    "C2": [
      "OYG",
      "EDRG",
      "EYL"
    ],
    "C3": [
      "GGO",
      "ERYY",
      "EDL"
    ],
    "C4": [
      "DGG",
      "EYYR",
      "EOL"
    ]
  },
  "area_points": {
    "1": 1,
    "2": 3,
    "3": 6
  },
  "bonus_tiles": {
    "copies_each": 5,
    "kinds": [
      "region_card",
      "storage",
      "marble",
      "worker",
      "yield_card"
    ],
    "storage_green_points": 2
  }
};
