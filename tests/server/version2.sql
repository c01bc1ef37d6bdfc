-- A database of version 2, for the tests of upgrades: running, waiting, finished and cancelled tables, people, keys.
-- {"ada": "A9R3vKYPbi7UR2vlPd9VUao3cZPrG0i5.Bt4YPmnhNhzIGw-5k8SzTIoVRU6od777jU_aTaA5MqE", "bob": "rktxBFbahqRewVWpB3MPJGyYeBBdshda.Gd3JMy0BdoQYKzS-3U31_F3ZePRLtl8YCPTdGgm9_28", "two": "wxwspnqveq24", "won": "yhigzsyv7mxd", "resigned": "ee5s4auemmdj", "fork": "fjufux96sb76", "virtu": "73d53sde988z", "waiting": "jab3kmgmq92b", "waiting_key": "1wzR_5e7cmjZ4GO83UrZe-_6oeGFMhUV", "watch_key": "g3dK_1rmWohzalQjN0uc65Jm738gVIfa", "stood_in": "4tv7bf6uf7e2", "cancelled": "gsn23apnssdd", "recovery": "SdBuJv46B8kWSUjV_tT3iaParTlSQxPx", "n": {"4tv7bf6uf7e2": 2, "73d53sde988z": 25, "ee5s4auemmdj": 19, "fjufux96sb76": 30, "gsn23apnssdd": 0, "jab3kmgmq92b": 0, "wxwspnqveq24": 41, "yhigzsyv7mxd": 94}}
PRAGMA application_id = 1365732975;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE devices (hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES players, created INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "devices" VALUES(X'3F695A98FBA2128845B18BA1845A3EE0200722C1478DD446A7C8E57C8394F6D9','zti2cd9r8v',1794984887916);
INSERT INTO "devices" VALUES(X'F64C965D3BAE19868CB2A2151AB03620684F39CC8706E597B7B24DE9AC262731','433ic3ubxc',1794984887846);
CREATE TABLE entries (
        at TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, n INTEGER NOT NULL, line TEXT NOT NULL, time INTEGER, player TEXT,
        message TEXT, PRIMARY KEY (at, n)
    ) WITHOUT ROWID;
INSERT INTO "entries" VALUES('4tv7bf6uf7e2',1,'1: region C-A+B''',1794984889880,NULL,NULL);
INSERT INTO "entries" VALUES('4tv7bf6uf7e2',2,'1: start a3',1794984889888,NULL,NULL);
INSERT INTO "entries" VALUES('73d53sde988z',1,'0: place 1 room 4',1794984889738,'433ic3ubxc','m97');
INSERT INTO "entries" VALUES('73d53sde988z',2,'0: place 2 courtier 3',1794984889743,'433ic3ubxc','m98');
INSERT INTO "entries" VALUES('73d53sde988z',3,'0: place 3 courtier 1',1794984889745,'433ic3ubxc','m99');
INSERT INTO "entries" VALUES('73d53sde988z',4,'1: place 2 courtier 1',1794984889749,'433ic3ubxc','m100');
INSERT INTO "entries" VALUES('73d53sde988z',5,'1: place 1 courtier 2',1794984889753,'433ic3ubxc','m101');
INSERT INTO "entries" VALUES('73d53sde988z',6,'1: place 3 courtier 3',1794984889757,'433ic3ubxc','m102');
INSERT INTO "entries" VALUES('73d53sde988z',7,'2: place 2 room 2',1794984889759,'433ic3ubxc','m103');
INSERT INTO "entries" VALUES('73d53sde988z',8,'2: place 1 courtier 1',1794984889764,'433ic3ubxc','m104');
INSERT INTO "entries" VALUES('73d53sde988z',9,'2: place 3 room 2',1794984889769,'433ic3ubxc','m105');
INSERT INTO "entries" VALUES('73d53sde988z',10,'2: room 4',1794984889773,'433ic3ubxc','m106');
INSERT INTO "entries" VALUES('73d53sde988z',11,'2: use courtier 1 florin',1794984889777,'433ic3ubxc','m107');
INSERT INTO "entries" VALUES('73d53sde988z',12,'2: patronage',1794984889781,'433ic3ubxc','m108');
INSERT INTO "entries" VALUES('73d53sde988z',13,'2: use indulgence crown',1794984889785,'433ic3ubxc','m109');
INSERT INTO "entries" VALUES('73d53sde988z',14,'0: room 2',1794984889787,'433ic3ubxc','m110');
INSERT INTO "entries" VALUES('73d53sde988z',15,'0: use indulgence florin',1794984889793,'433ic3ubxc','m111');
INSERT INTO "entries" VALUES('73d53sde988z',16,'0: use florence florin',1794984889797,'433ic3ubxc','m112');
INSERT INTO "entries" VALUES('73d53sde988z',17,'0: decline',1794984889801,'433ic3ubxc','m113');
INSERT INTO "entries" VALUES('73d53sde988z',18,'1: room 4',1794984889805,'433ic3ubxc','m114');
INSERT INTO "entries" VALUES('73d53sde988z',19,'1: use naples florin',1794984889809,'433ic3ubxc','m115');
INSERT INTO "entries" VALUES('73d53sde988z',20,'1: govern',1794984889813,'433ic3ubxc','m116');
INSERT INTO "entries" VALUES('73d53sde988z',21,'1: use courtier 2 crown',1794984889817,'433ic3ubxc','m117');
INSERT INTO "entries" VALUES('73d53sde988z',22,'1: use room crown',1794984889821,'433ic3ubxc','m118');
INSERT INTO "entries" VALUES('73d53sde988z',23,'1: use indulgence crown',1794984889825,'433ic3ubxc','m119');
INSERT INTO "entries" VALUES('73d53sde988z',24,'1: use palermo florin',1794984889829,'433ic3ubxc','m120');
INSERT INTO "entries" VALUES('73d53sde988z',25,'1: done',1794984889833,'433ic3ubxc','m121');
INSERT INTO "entries" VALUES('ee5s4auemmdj',1,'1: region B''-A+C''',1794984889446,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',2,'0: region B+A''+C''',1794984889452,'433ic3ubxc','m88');
INSERT INTO "entries" VALUES('ee5s4auemmdj',3,'1: start d2',1794984889453,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',4,'0: start e2',1794984889455,'433ic3ubxc','m89');
INSERT INTO "entries" VALUES('ee5s4auemmdj',5,'1: bonus storage',1794984889457,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',6,'0: bonus card',1794984889458,'433ic3ubxc','m90');
INSERT INTO "entries" VALUES('ee5s4auemmdj',7,'1: take 7 = pile1 quarry',1794984889460,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',8,'0: draw = card E O L B',1794984889462,'433ic3ubxc','m91');
INSERT INTO "entries" VALUES('ee5s4auemmdj',9,'1: take 2 = pile1 monastery',1794984889464,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',10,'0: take 6 = pile0 wagon',1794984889465,'433ic3ubxc','m92');
INSERT INTO "entries" VALUES('ee5s4auemmdj',11,'1: draw = card L Y L',1794984889468,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',12,'0: take 3',1794984889469,'433ic3ubxc','m93');
INSERT INTO "entries" VALUES('ee5s4auemmdj',13,'0: remove village = pile0 VH',1794984889470,'433ic3ubxc','m94');
INSERT INTO "entries" VALUES('ee5s4auemmdj',14,'1: place castle c3',1794984889472,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',15,'1: pay GGLL',1794984889472,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',16,'1: free 3 e3 = pile1 castle',1794984889474,NULL,NULL);
INSERT INTO "entries" VALUES('ee5s4auemmdj',17,'0: take 8',1794984889476,'433ic3ubxc','m95');
INSERT INTO "entries" VALUES('ee5s4auemmdj',18,'0: remove city = pile0 city',1794984889480,'433ic3ubxc','m96');
INSERT INTO "entries" VALUES('ee5s4auemmdj',19,'1: take 6 = pile1 wagon',1794984889482,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',1,'0: region A-C-B''',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',2,'0: start b1',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',3,'1: region A''-C-B',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',4,'1: start b2',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',5,'0: bonus marble',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',6,'1: bonus storage',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',7,'0: take 4 = pile0 city',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',8,'1: take 5 = pile1 inn',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',9,'0: take 4',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',10,'0: remove quarry = pile0 castle',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',11,'1: take 3 = pile1 village',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',12,'0: take 8',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',13,'0: remove city = pile0 wagon',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',14,'1: take 2',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',15,'1: remove monastery = pile1 OW',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',16,'0: take 2',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',17,'0: remove city = pile0 quarry',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',18,'1: take 4',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',19,'1: remove wagon = pile1 wagon',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',20,'0: take 5',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',21,'0: remove OW = pile0 VH',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',22,'1: take 1',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',23,'1: remove inn = pile1 city',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',24,'0: take 3',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',25,'0: remove inn = pile0 monastery',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',26,'1: take 5',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',27,'1: remove castle = pile1 city',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',28,'0: take 6',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',29,'0: remove village = pile0 quarry',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('fjufux96sb76',30,'1: take 2',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('wxwspnqveq24',1,'0: region A''+C''+B',1794984887951,'433ic3ubxc','m0');
INSERT INTO "entries" VALUES('wxwspnqveq24',2,'0: start g3',1794984887954,'433ic3ubxc','m1');
INSERT INTO "entries" VALUES('wxwspnqveq24',3,'1: region B''-A''+C''',1794984887958,'zti2cd9r8v','m2');
INSERT INTO "entries" VALUES('wxwspnqveq24',4,'1: start i1',1794984887961,'zti2cd9r8v','m3');
INSERT INTO "entries" VALUES('wxwspnqveq24',5,'0: bonus worker',1794984887967,'433ic3ubxc','m4');
INSERT INTO "entries" VALUES('wxwspnqveq24',6,'1: bonus storage',1794984888001,'zti2cd9r8v','m5');
INSERT INTO "entries" VALUES('wxwspnqveq24',7,'0: take 7 = pile0 inn',1794984888005,'433ic3ubxc','m6');
INSERT INTO "entries" VALUES('wxwspnqveq24',8,'1: take 5 = pile1 monastery',1794984888016,'zti2cd9r8v','m7');
INSERT INTO "entries" VALUES('wxwspnqveq24',9,'0: take 4',1794984888080,'433ic3ubxc','m8');
INSERT INTO "entries" VALUES('wxwspnqveq24',10,'0: remove village = pile0 VH',1794984888082,'433ic3ubxc','m9');
INSERT INTO "entries" VALUES('wxwspnqveq24',11,'1: take 2 = pile1 quarry',1794984888085,'zti2cd9r8v','m10');
INSERT INTO "entries" VALUES('wxwspnqveq24',12,'0: take 7',1794984888092,'433ic3ubxc','m11');
INSERT INTO "entries" VALUES('wxwspnqveq24',13,'0: remove inn = pile0 OW',1794984888096,'433ic3ubxc','m12');
INSERT INTO "entries" VALUES('wxwspnqveq24',14,'1: take 3',1794984888108,'zti2cd9r8v','m13');
INSERT INTO "entries" VALUES('wxwspnqveq24',15,'1: remove castle = pile1 monastery',1794984888118,'zti2cd9r8v','m14');
INSERT INTO "entries" VALUES('wxwspnqveq24',16,'0: take 2',1794984888120,'433ic3ubxc','m15');
INSERT INTO "entries" VALUES('wxwspnqveq24',17,'0: remove inn = pile0 quarry',1794984888124,'433ic3ubxc','m16');
INSERT INTO "entries" VALUES('wxwspnqveq24',18,'1: draw = card E R B',1794984888128,'zti2cd9r8v','m17');
INSERT INTO "entries" VALUES('wxwspnqveq24',19,'0: take 4',1794984888131,'433ic3ubxc','m18');
INSERT INTO "entries" VALUES('wxwspnqveq24',20,'0: remove quarry = pile0 O',1794984888133,'433ic3ubxc','m19');
INSERT INTO "entries" VALUES('wxwspnqveq24',21,'1: take 4',1794984888136,'zti2cd9r8v','m20');
INSERT INTO "entries" VALUES('wxwspnqveq24',22,'1: remove village = pile1 wagon',1794984888142,'zti2cd9r8v','m21');
INSERT INTO "entries" VALUES('wxwspnqveq24',23,'0: take 8',1794984888144,'433ic3ubxc','m22');
INSERT INTO "entries" VALUES('wxwspnqveq24',24,'0: remove VH = pile0 village',1794984888148,'433ic3ubxc','m23');
INSERT INTO "entries" VALUES('wxwspnqveq24',25,'1: draw = card O O G',1794984888150,'zti2cd9r8v','m24');
INSERT INTO "entries" VALUES('wxwspnqveq24',26,'0: take 8',1794984888158,'433ic3ubxc','m25');
INSERT INTO "entries" VALUES('wxwspnqveq24',27,'0: remove inn = pile0 monastery',1794984888162,'433ic3ubxc','m26');
INSERT INTO "entries" VALUES('wxwspnqveq24',28,'1: take 3',1794984888166,'zti2cd9r8v','m27');
INSERT INTO "entries" VALUES('wxwspnqveq24',29,'1: remove O = pile1 castle',1794984888171,'zti2cd9r8v','m28');
INSERT INTO "entries" VALUES('wxwspnqveq24',30,'0: take 5',1794984888175,'433ic3ubxc','m29');
INSERT INTO "entries" VALUES('wxwspnqveq24',31,'0: remove village = pile0 wagon',1794984888178,'433ic3ubxc','m30');
INSERT INTO "entries" VALUES('wxwspnqveq24',32,'1: take 7',1794984888186,'zti2cd9r8v','m31');
INSERT INTO "entries" VALUES('wxwspnqveq24',33,'1: remove monastery = pile1 village',1794984888201,'zti2cd9r8v','m32');
INSERT INTO "entries" VALUES('wxwspnqveq24',34,'0: take 3',1794984888205,'433ic3ubxc','m33');
INSERT INTO "entries" VALUES('wxwspnqveq24',35,'0: remove monastery = pile0 village',1794984888206,'433ic3ubxc','m34');
INSERT INTO "entries" VALUES('wxwspnqveq24',36,'1: take 4',1794984888208,'zti2cd9r8v','m35');
INSERT INTO "entries" VALUES('wxwspnqveq24',37,'1: remove monastery = pile1 inn',1794984888209,'zti2cd9r8v','m36');
INSERT INTO "entries" VALUES('wxwspnqveq24',38,'0: take 4',1794984888211,'433ic3ubxc','m37');
INSERT INTO "entries" VALUES('wxwspnqveq24',39,'0: remove castle = pile0 wagon',1794984888212,'433ic3ubxc','m38');
INSERT INTO "entries" VALUES('wxwspnqveq24',40,'1: take 3',1794984888214,'zti2cd9r8v','m39');
INSERT INTO "entries" VALUES('wxwspnqveq24',41,'1: undo',1794984888215,'zti2cd9r8v','m40');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',1,'0: region A-C-B''',1794984888459,'433ic3ubxc','m41');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',2,'0: start b1',1794984888464,'433ic3ubxc','m42');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',3,'1: region A''-C-B',1794984888919,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',4,'1: start b2',1794984888927,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',5,'0: bonus marble',1794984888928,'433ic3ubxc','m43');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',6,'1: bonus storage',1794984888945,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',7,'0: take 4 = pile0 city',1794984888946,'433ic3ubxc','m44');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',8,'1: take 5 = pile1 inn',1794984888948,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',9,'0: take 4',1794984888949,'433ic3ubxc','m45');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',10,'0: remove quarry = pile0 castle',1794984888950,'433ic3ubxc','m46');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',11,'1: take 3 = pile1 village',1794984888952,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',12,'0: take 8',1794984888953,'433ic3ubxc','m47');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',13,'0: remove city = pile0 wagon',1794984888954,'433ic3ubxc','m48');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',14,'1: take 2',1794984888959,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',15,'1: remove monastery = pile1 OW',1794984888975,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',16,'0: take 2',1794984888987,'433ic3ubxc','m49');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',17,'0: remove city = pile0 quarry',1794984889102,'433ic3ubxc','m50');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',18,'1: take 4',1794984889107,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',19,'1: remove wagon = pile1 wagon',1794984889109,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',20,'0: take 5',1794984889111,'433ic3ubxc','m51');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',21,'0: remove OW = pile0 VH',1794984889113,'433ic3ubxc','m52');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',22,'1: take 1',1794984889115,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',23,'1: remove inn = pile1 city',1794984889117,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',24,'0: take 3',1794984889120,'433ic3ubxc','m53');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',25,'0: remove inn = pile0 monastery',1794984889125,'433ic3ubxc','m54');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',26,'1: take 5',1794984889127,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',27,'1: remove castle = pile1 city',1794984889133,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',28,'0: take 6',1794984889134,'433ic3ubxc','m55');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',29,'0: remove village = pile0 quarry',1794984889135,'433ic3ubxc','m56');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',30,'1: take 2',1794984889138,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',31,'1: remove village = pile1 village',1794984889141,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',32,'0: take 8',1794984889144,'433ic3ubxc','m57');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',33,'0: remove W = pile0 OW',1794984889162,'433ic3ubxc','m58');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',34,'1: take 1',1794984889166,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',35,'1: remove quarry = pile1 quarry',1794984889170,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',36,'0: take 4',1794984889171,'433ic3ubxc','m59');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',37,'0: remove wagon = pile0 city',1794984889178,'433ic3ubxc','m60');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',38,'1: take 2',1794984889180,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',39,'1: remove city = pile1 wagon',1794984889186,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',40,'0: take 1',1794984889199,'433ic3ubxc','m61');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',41,'0: remove wagon = pile0 village',1794984889244,'433ic3ubxc','m62');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',42,'1: take 7',1794984889261,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',43,'1: remove VH = pile1 monastery',1794984889264,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',44,'0: take 3',1794984889265,'433ic3ubxc','m63');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',45,'0: remove quarry = pile0 quarry',1794984889266,'433ic3ubxc','m64');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',46,'1: draw = card G O O',1794984889268,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',47,'0: draw = card R R O',1794984889269,'433ic3ubxc','m65');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',48,'1: take 4',1794984889273,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',49,'1: remove quarry = pile1 VH',1794984889277,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',50,'0: take 7',1794984889278,'433ic3ubxc','m66');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',51,'0: remove monastery = pile0 monastery',1794984889279,'433ic3ubxc','m67');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',52,'1: take 8',1794984889285,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',53,'1: remove village = pile1 wagon',1794984889288,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',54,'0: take 4',1794984889291,'433ic3ubxc','m68');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',55,'0: remove monastery = pile0 village',1794984889297,'433ic3ubxc','m69');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',56,'1: take 7',1794984889301,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',57,'1: remove city = pile1 village',1794984889305,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',58,'0: take 1',1794984889307,'433ic3ubxc','m70');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',59,'0: remove VH = pile0 village',1794984889310,'433ic3ubxc','m71');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',60,'1: take 7',1794984889313,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',61,'1: remove monastery = pile1 village',1794984889321,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',62,'0: draw = card D Y O',1794984889324,'433ic3ubxc','m72');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',63,'1: take 2',1794984889326,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',64,'1: remove OW = pile1 castle',1794984889328,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',65,'0: take 7',1794984889330,'433ic3ubxc','m73');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',66,'0: remove village = pile0 wagon',1794984889331,'433ic3ubxc','m74');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',67,'1: take 8',1794984889338,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',68,'1: remove wagon = pile1 monastery',1794984889342,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',69,'0: take 7',1794984889344,'433ic3ubxc','m75');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',70,'0: remove village = pile0 O',1794984889346,'433ic3ubxc','m76');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',71,'1: place village a1',1794984889349,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',72,'1: pay OLL',1794984889353,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',73,'0: take 5',1794984889356,'433ic3ubxc','m77');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',74,'0: remove wagon = pile0 monastery',1794984889359,'433ic3ubxc','m78');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',75,'1: take 3 = pile1 quarry',1794984889365,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',76,'0: place city c1',1794984889368,'433ic3ubxc','m79');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',77,'0: pay RR',1794984889372,'433ic3ubxc','m80');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',78,'0: bonus storage',1794984889373,'433ic3ubxc','m81');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',79,'1: take 5',1794984889377,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',80,'1: remove wagon = pile1 O',1794984889381,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',81,'0: take 3 = pile0 wagon',1794984889384,'433ic3ubxc','m82');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',82,'1: take 2',1794984889389,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',83,'1: remove monastery = pile1 quarry',1794984889392,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',84,'0: take 5 = pile0 inn',1794984889396,'433ic3ubxc','m83');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',85,'1: take 6',1794984889401,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',86,'1: remove castle = pile1 V',1794984889406,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',87,'0: take 1',1794984889407,'433ic3ubxc','m84');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',88,'0: remove O = pile0 village',1794984889412,'433ic3ubxc','m85');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',89,'1: take 1',1794984889418,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',90,'1: remove quarry = pile1 monastery',1794984889420,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',91,'0: take 3',1794984889424,'433ic3ubxc','m86');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',92,'0: remove village = pile0 V',1794984889428,'433ic3ubxc','m87');
INSERT INTO "entries" VALUES('yhigzsyv7mxd',93,'1: take 2',1794984889433,NULL,NULL);
INSERT INTO "entries" VALUES('yhigzsyv7mxd',94,'1: remove village = neutral H',1794984889435,NULL,NULL);
CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "house" VALUES('cookie-secret',X'CECC8F806F5311F633B3BE7E6B90F1721280DF3368CAA42C6E81895C6BD9782F');
CREATE TABLE keys (
        hash BLOB PRIMARY KEY, at TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "keys" VALUES(X'3B44D49AC772D7585AFBD4A7A6CDE990E9A98E1D91B887FE66C35BEFC87BCD0E','wxwspnqveq24','watch',1794984889854);
INSERT INTO "keys" VALUES(X'47707FDADF16B48B1EA3E2A421368F21AF17403096225F7C5EC3923D3A00B139','gsn23apnssdd','join',1794984889879);
INSERT INTO "keys" VALUES(X'74AE45632FDBFCA2CF47E26686A13BFD3D27FFB5B63EE5956FAD4D5B22A0FC24','jab3kmgmq92b','join',1794984889840);
INSERT INTO "keys" VALUES(X'95613031F397F738D564969A141B47BF139623137E921C26526592809ABA053F','4tv7bf6uf7e2','join',1794984889861);
INSERT INTO "keys" VALUES(X'EDEC6FE057F407BE17D31636236C5B2D2E6E0D1CB1DD9B8C885B4B91CEB153E7','wxwspnqveq24','join',1794984887927);
CREATE TABLE players (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, grace REAL NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "players" VALUES('433ic3ubxc','Ada',0.0,1794984887846);
INSERT INTO "players" VALUES('zti2cd9r8v','Bob',0.0,1794984887916);
CREATE TABLE recoveries (hash BLOB PRIMARY KEY, player TEXT NOT NULL UNIQUE REFERENCES players, expires INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "recoveries" VALUES(X'00DC8CAE4C88E1072750FDC465C99A4533763218CD40F620A6C3AE5D4B1AF826','zti2cd9r8v',4102444800000);
CREATE TABLE seats (
        at TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL, player TEXT, name TEXT NOT NULL,
        bot TEXT, same INTEGER NOT NULL, gone INTEGER NOT NULL, resigned INTEGER NOT NULL, reserved TEXT, stands_in_for TEXT, asked INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (at, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES('4tv7bf6uf7e2',0,'player','433ic3ubxc','Ada',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('4tv7bf6uf7e2',1,'bot','zti2cd9r8v','random','random',0,0,0,NULL,'Bob',0);
INSERT INTO "seats" VALUES('4tv7bf6uf7e2',2,'player','433ic3ubxc','Jan',NULL,1,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('73d53sde988z',0,'player','433ic3ubxc','Ada',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('73d53sde988z',1,'player','433ic3ubxc','Eve',NULL,1,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('73d53sde988z',2,'player','433ic3ubxc','Kim',NULL,1,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('ee5s4auemmdj',0,'player','433ic3ubxc','Ada',NULL,0,0,1,NULL,NULL,0);
INSERT INTO "seats" VALUES('ee5s4auemmdj',1,'bot',NULL,'greedy','greedy',0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('fjufux96sb76',0,'player','433ic3ubxc','Ada',NULL,0,0,1,NULL,NULL,0);
INSERT INTO "seats" VALUES('fjufux96sb76',1,'bot',NULL,'random','random',0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('gsn23apnssdd',0,'player','433ic3ubxc','Ada',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('gsn23apnssdd',1,'open',NULL,'',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('jab3kmgmq92b',0,'player','433ic3ubxc','Ada',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('jab3kmgmq92b',1,'player','zti2cd9r8v','Bob',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('jab3kmgmq92b',2,'open',NULL,'',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('wxwspnqveq24',0,'player','433ic3ubxc','Ada',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('wxwspnqveq24',1,'player','zti2cd9r8v','Bob',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('yhigzsyv7mxd',0,'player','433ic3ubxc','Ada',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seats" VALUES('yhigzsyv7mxd',1,'bot',NULL,'random','random',0,0,0,NULL,NULL,0);
CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL, owner TEXT NOT NULL REFERENCES players,
        setup TEXT NOT NULL, header TEXT, secret BLOB, deal TEXT, n INTEGER NOT NULL, turn TEXT NOT NULL, outcome TEXT,
        created INTEGER NOT NULL, changed INTEGER NOT NULL, visited INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "tables" VALUES('4tv7bf6uf7e2','tuscany','playing',0,'433ic3ubxc','{"options":{"draw":3,"inn_hex_same_turn":false},"undo":true,"seed":null,"deal_of":null,"uploaded":false,"source":null,"rematch":null}','signoria record 1
game: tuscany
rules: 1
components: d6caaed9a1aff962
options: {"draw": 3, "inn_hex_same_turn": false}
seats: ["Ada", "Bob", "Jan"]
deal: committed 13715ec6aa02164922e481f9b1b4d4f567aed3bcd67d4a2d79a36cb36857c162
start = first 2, neutral city quarry monastery wagon city inn inn monastery, card O L G Y R Y O Y B R R G L O Y, A 3 1 2, B 3 4 1, C 2 3 1
',X'E6EBF0222148EC7778BC49B7899FC7B2F978B669779520786FEF032F4BD31B11','{"kind":"committed","value":"13715ec6aa02164922e481f9b1b4d4f567aed3bcd67d4a2d79a36cb36857c162"}',2,'[0,2]',NULL,1794984889861,1794984889888,1794984889888);
INSERT INTO "tables" VALUES('73d53sde988z','virtu','playing',0,'433ic3ubxc','{"options":{"one_enemy_agent":false,"families":"by-seat"},"undo":true,"seed":null,"deal_of":null,"uploaded":false,"source":null,"rematch":null}','signoria record 1
game: virtu
rules: 1
components: 85809b52d3dc9a98
options: {"one_enemy_agent": false, "families": "by-seat"}
seats: ["Ada", "Eve", "Kim"]
deal: committed fa081d49aa1c255df21acab9391d9375ffe43ba3fb70e22b09c1997c94ba3762
start = first 2
',X'1C5F66FB2DAD6E31F9A3DA10A6E9AB002C15EF967E1FBE812221C77E58ACCF0D','{"kind":"committed","value":"fa081d49aa1c255df21acab9391d9375ffe43ba3fb70e22b09c1997c94ba3762"}',25,'[1]',NULL,1794984889730,1794984889833,1794984889833);
INSERT INTO "tables" VALUES('ee5s4auemmdj','tuscany','finished',0,'433ic3ubxc','{"options":{"draw":3,"inn_hex_same_turn":false},"undo":true,"seed":null,"deal_of":null,"uploaded":false,"source":null,"rematch":null}','signoria record 1
game: tuscany
rules: 1
components: d6caaed9a1aff962
options: {"draw": 3, "inn_hex_same_turn": false}
seats: ["Ada", "greedy"]
deal: committed ccc32243cbf9851d601e83f12f81a8587785fd64f3c20fbe79c96abef6076ec2
start = first 1, neutral inn castle city village monastery village castle monastery, card G L O E G R L E E L, A 1 2, B 2 4, C 3 1
',X'715E3781F741DB8C38DED8576B85E442FDD0A049BC2C69FF9F2DC2C55A4021C5','{"kind":"committed","value":"ccc32243cbf9851d601e83f12f81a8587785fd64f3c20fbe79c96abef6076ec2"}',19,'[]','{"places":[2,1],"scores":[2,23],"sources":[{"areas":0,"agriculture":0,"colour-bonus":0,"storage":0,"yield":0,"overflow":0,"leftovers":2},{"areas":9,"agriculture":6,"colour-bonus":0,"storage":6,"yield":0,"overflow":0,"leftovers":2}],"resigned":[0]}',1794984889438,1794984889484,1794984889484);
INSERT INTO "tables" VALUES('fjufux96sb76','tuscany','finished',0,'433ic3ubxc','{"options":{"draw":3,"inn_hex_same_turn":false},"undo":true,"seed":null,"deal_of":null,"uploaded":false,"source":["yhigzsyv7mxd",30],"rematch":null}','signoria record 1
game: tuscany
rules: 1
components: d6caaed9a1aff962
options: {"draw": 3, "inn_hex_same_turn": false}
seats: ["Ada", "random"]
deal: fork 66525cfa5a2f9c2aac948dcc36350029a7bd40f7bd1a34a6d349401f60226902 after 30
start = first 0, neutral village wagon inn quarry monastery W quarry city, card Y G D G O R Y L D L, A 4 2, B 4 2, C 2 3
',X'AA451E67717191B66F659DC44658AFF64FCC28FB38C9CC7D247917977B26CDE1','{"kind":"fork","value":"66525cfa5a2f9c2aac948dcc36350029a7bd40f7bd1a34a6d349401f60226902"}',30,'[]','{"places":[2,1],"scores":[2,9],"sources":[{"areas":0,"agriculture":0,"colour-bonus":0,"storage":0,"yield":0,"overflow":0,"leftovers":2},{"areas":0,"agriculture":0,"colour-bonus":0,"storage":6,"yield":0,"overflow":0,"leftovers":3}],"resigned":[0]}',1794984889715,1794984889722,1794984889722);
INSERT INTO "tables" VALUES('gsn23apnssdd','tuscany','cancelled',0,'433ic3ubxc','{"options":{"draw":3,"inn_hex_same_turn":false},"undo":true,"seed":null,"deal_of":null,"uploaded":false,"source":null,"rematch":null}',NULL,NULL,NULL,0,'[]',NULL,1794984889879,1794984889886,1794984889879);
INSERT INTO "tables" VALUES('jab3kmgmq92b','tuscany','waiting',0,'433ic3ubxc','{"options":{"draw":3,"inn_hex_same_turn":false},"undo":true,"seed":null,"deal_of":null,"uploaded":false,"source":null,"rematch":null}',NULL,NULL,NULL,0,'[]',NULL,1794984889840,1794984889840,1794984889843);
INSERT INTO "tables" VALUES('wxwspnqveq24','tuscany','playing',0,'433ic3ubxc','{"options":{"draw":3,"inn_hex_same_turn":false},"undo":true,"seed":null,"deal_of":null,"uploaded":false,"source":null,"rematch":null}','signoria record 1
game: tuscany
rules: 1
components: d6caaed9a1aff962
options: {"draw": 3, "inn_hex_same_turn": false}
seats: ["Ada", "Bob"]
deal: committed fb10f1b85a9e517eefe566ee54a282831164088d8c48a7782187f83bb1b1204c
start = first 0, neutral HW castle village inn monastery quarry village inn, card R G E Y E O R L R L, A 1 2, B 1 3, C 4 1
',X'1DBC3ED8E3E9348E4FBF948A569B99305179060E4AFDB5F0DC4BF976A44C3A31','{"kind":"committed","value":"fb10f1b85a9e517eefe566ee54a282831164088d8c48a7782187f83bb1b1204c"}',41,'[1]',NULL,1794984887927,1794984888215,1794984888215);
INSERT INTO "tables" VALUES('yhigzsyv7mxd','tuscany','finished',1,'433ic3ubxc','{"options":{"draw":3,"inn_hex_same_turn":false},"undo":true,"seed":"seven","deal_of":null,"uploaded":false,"source":null,"rematch":null}','signoria record 1
game: tuscany
rules: 1
components: d6caaed9a1aff962
options: {"draw": 3, "inn_hex_same_turn": false}
seats: ["Ada", "random"]
deal: seed seven
start = first 0, neutral village wagon inn quarry monastery W quarry city, card Y G D G O R Y L D L, A 4 2, B 4 2, C 2 3
',NULL,'{"kind":"seed","value":"seven"}',94,'[]','{"places":[2,1],"scores":[6,11],"sources":[{"areas":1,"agriculture":0,"colour-bonus":0,"storage":2,"yield":0,"overflow":0,"leftovers":3},{"areas":1,"agriculture":0,"colour-bonus":0,"storage":6,"yield":0,"overflow":0,"leftovers":4}],"resigned":[]}',1794984888439,1794984889435,1794984889435);
CREATE INDEX devices_by_player ON devices (player);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_reserved ON seats (reserved) WHERE reserved IS NOT NULL;
CREATE INDEX keys_by_table ON keys (at, created);
COMMIT;
