/**
 * Of the 10,000 commonest passwords those of ten characters and more: shorter ones are refused anyway. In lower case, from
 * the frequency list of zxcvbn 4.4.2 (MIT), the commonest first.
 */
const common = `
qwertyuiop 1234567890 q1w2e3r4t5 1q2w3e4r5t 4815162342 123456789a 12345qwert 1234554321 usuckballz1
password123 123456789q 1029384756 123qweasdzxc soso123aljg manchester 1qaz2wsx3edc 12345678910 q1w2e3r4t5y6
1123581321 qwerty12345 1q2w3e4r5t6y fuck_inside mailcreated5240 nuttertools 1122334455 qazwsxedcrfv
123456qwerty 1234567890q terminator qwerty123456 enterprise 123456789z poiuytrewq rjirfrgbde fktrcfylhf
polniypizdec0211 sojdlg123aljg a123456789 translator deepthroat qwerty1234 undertaker multiplelo motherlode
rjycnfynby syncmaster aleksandra salamander montgom240 sersolution leavemealone realmadrid tinkerbell
123456654321 dragonball playstation ghostrider 1234567890a 1357924680 7ugd5hip2j gfhjkmgfhjkm 9293709b13
microphone 1234567891 vsjasnel12 yjdsqgfhjkm qazwsxedc123 strawberry anastasiya zxcvbnm123 harrypotter
mypassword password12 qwert12345 abrakadabra alessandro fuckinside 123456789s good123654 7894561230
konstantin highlander ghjcnjgfhjkm tokiohotel sonyericsson evangelion zxcasdqwe123 suckmydick liverpool1
pufunga7782 hellokitty ironmaiden ghhh47hj7649 roadrunner intercourse htubcnhfwbz 12345qwerty 123456789m
vqsablpzla skateboard q123456789 friendster 123456789d masterbate vfntvfnbrf cocksucker penetration
0192837465 alexander1 nthvbyfnjh azertyuiop 123456789qwe 1qazxsw23edc password01 ilovepussy 1234567899
1234509876 password99 madagaskar dragonballz abracadabra rfhfvtkmrf ronaldinho masterbating supersonic
ghjcnbnenrf qwerasdfzxcv greedisgood qweasdzxc123 cheerleaers metallica1 flvbybcnhfnjh 123456789r nopassword
123456789987654321 blackberry 1020304050 112233445566 z1x2c3v4b5 mastermind interacial 1357908642 123456789v
q1q2q3q4q5 finalfantasy ghbdtnrfrltkf 1z2x3c4v5b gangbanged spiderman1 0987654321q websolutions 1234567890z
123456789o losangeles a1b2c3d4e5 987654321a christophe wachtwoord chickenwing101 1qaz2wsx3edc4rfv a1s2d3f4g5
3rjs1la7qe quant4307s housewifes password11 ghbdtndctv groupd2013 vflfufcrfh babemagnet lamborghini
justinbieber lockerroom ejaculation casablanca pussylover armageddon contortionist knickerless masturbation
transexual evanescence qawsedrftg 1a2s3d4f5g qazwsxedc1 pornographic comicbookdb motdepasse braveheart
porsche911 newproject2004 j3qq4h7h2v 1213141516 yfnfitymrf 123456789p maximilian needforspeed devilmaycry
shevchenko montecarlo 123456789l businessbabe fuckmehard zxcvb12345 1a2b3c4d5e charlie123 123456789123
uncencored callofduty masterbaiting 12345678900 volkswagen 0000000000o spartan117 12345654321 maurolarastefy
pathfinder asdfg12345 watermelon astalavista penetrating summertime domainlock2005 dhjnvytyjub 987654321q
pokemon123 cxfcnkbdfz momsanaladventure 123456789k dkflbvbhjdbx 17171717aa hd764nw5d7e1vb1 deutschland
doggystyle aleksander qazwsxedcrfvtgb darthvader lifeisgood insertions 123hfjdk147 peternorth a1a2a3a4a5
8phrowz622 5hsu75kpot badnaamhere 0102030405 dkflbvbhjdyf bondarenko mostwanted pussylicker 3216732167
8phrowz624 mapet123456 opensesame goldfinger limpbizkit thunderbird postov1000 counterstrike solidsnake
zcxfcnkbdf gy3yt2rgls bladerunner fuckyou123 chocolate1 jediknight zaq1xsw2cde3 1a2a3a4a5a vfvfvskfhfve
angelofwar ghjcnjghjcnj q1234567890 fkmnthyfnbdf hondacivic welcome123 ctdfcnjgjkm 123456789abc 123456789n
admin18533362 89600506779 salamandra smallville 23176djivanfros 123456789qwerty
`;

const known = new Set(common.trim().split(/\s+/));

/** Whether so many people have this password that anyone who guesses tries it early. */
export const isCommonPassword = (password: string): boolean => known.has(password.toLowerCase());
