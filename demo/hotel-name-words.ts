const list = (words: string) => words.split(', ');

/** Invented or everyday words that sound like the place; with a noun they make the name of a hotel. */
export const nameRoots: Record<string, readonly string[]> = {
  turkish: list(
    'Marenza, Alkaya, Zerdalu, Lavinya, Nilsera, Yelkova, Sahilay, Mavisal, Turunç, Defnesu, Kumsala, Aysera, Begonvara, Zeytara, Limonara, Akasya, Turkuaza, Sedira, Lidyana, Pamfiria, Karyana, Selvina, Portakala, İncira, Ardıça, Melisara, Rüzgara, Safirna, Amberin, Pelinsa, Likyera, Yakamosa, Gülbahar, Kestanera, Mersinay, Narçiçek, Denizay, Palamira',
  ),
  arabic: list(
    'Nourhan, Saffira, Zahret, Amarat, Rimal, Sabahia, Lulwat, Marjana, Sandora, Kahrama, Najmat, Wahat, Faroza, Zafrana, Qamaria, Shamsara, Nakheela, Azraqa, Layalina, Dananeer, Firouza, Narjisa, Mahara, Tamrina, Sadafa, Murjan Bay, Oasis Noora, Bahr Amira',
  ),
  gulf: list(
    'Al Rawafed, Al Sidrah, Danat Noor, Al Ghafa, Lulua, Marsana, Al Naseema, Sadafi, Al Mirfa, Zayira, Al Bateel, Qasrina, Al Shuruq, Hawana, Raseena, Al Falaja, Al Nakhla, Marwara, Dhowan, Safarin, Al Anbara, Al Wadiya, Khalisa, Mizhara, Al Sahel Noor, Barzana',
  ),
  thai: list(
    'Sawanna, Chandara, Lanthara, Talay Thong, Malivan, Siriwan, Baan Rimlay, Nalinee, Phutara, Anchara, Khiri Lom, Sarana, Rachada, Lamoon, Dok Champa, Wanara, Tawan, Pailin, Kanda, Sirada, Chalay, Thara Nara, Busaba, Manora, Rim Nam, Orchana, Ban Maprao, Hat Kaew',
  ),
  maldivian: list(
    'Velaanu, Kandoova, Dhonvelu, Fushima, Miyaruga, Ranfaari, Finolhara, Thilakam, Nikaara, Moosandhi, Huvahenna, Raalhuva, Kurumbaa, Murakee, Dhunfiniya, Hulharee, Madifuri, Vilureefa, Kashimaa, Boduraha, Handhufalu, Maakanuva, Olhuma, Gasvelaa, Fulhaari, Dhivelaa, Villuraa, Kaashidhu, Noonufaru, Vaaliga',
  ),
  greek: list(
    'Kymatia, Elaionas, Meltemia, Anemones, Aigli, Galinea, Aktaia, Myrtilos, Nissaki, Akrogiali, Petrina, Rodia, Dafnila, Levanta, Selini, Thymari, Kochyli, Amalthea, Pelagia, Avra Thea, Glaros, Melissi, Kalamia, Oneiro, Leventis, Armyra, Asterina, Fegari, Lithos, Almyra Vista, Ilioni, Thalassoula',
  ),
  spanish: list(
    'Miralba, Las Brisas, Solanera, La Almadraba, Costa Clara, El Palmeral, Levantia, El Romero, La Salinera, Buganvilla, Los Almendros, Marisma, Azahara, Cala Serena, Vistalba, El Faro Blanco, Torrealta, Mirasierra, La Duna, Arenalia, Xaloc, El Terral, Alboreda, Tamarit Mar, Pinomar, Garbina, Malvasía',
  ),
  italian: list(
    'Belriva, Le Ginestre, Marinella, Il Cedro, La Zagara, Torremare, Ponente, Miraluna, Il Melograno, Casalina, Onda Chiara, La Lanterna, Gli Oleandri, Roccamare, Il Gelso, Valtesina, Le Mimose, Corallina, La Vela, San Feliciano, Piniara, Corte dei Fichi, Terra d’Ombra',
  ),
  bulgarian: list(
    'Zornitsa, Morska Vidima, Bela Rosa, Chaika, Lazura, Vyara, Kalina, Iskara, Perla Nova, Yantra, Slancha, Briza, Rosella, Elitsa, Nevena, Strandja, Pirina, Albatra, Sveta Duna, Zlatna Niva, Orehova, Morski Bor',
  ),
  adriatic: list(
    'Lastva, Marjela, Jadrina, Maestral Cove, Lavanda, Burina, Kamenica, Olivada, Perastela, Tramontana, Ružmarin, Lukovica, Galebova, Smokva, Mirišta, Palmina, Primorka, Škojera, Valanova, Nereida, Rtina, Bonaca, Borovica, Stara Murva',
  ),
  portuguese: list(
    'Maresia, Alecrim, Falésia Alta, Ribamar, Amendoeira, Barcarena, Salgueiral, Ondalva, Quinta do Jasmim, Areias, Azenha, Mirador, Bela Rocha, Figueira, Vilalma, Laranjal, Pinhal, Solmarina, Casa da Hortênsia, Levadas',
  ),
  maltese: list(
    'Bahrija, Tal-Harrub, Gebla, Xemxa, Qamra, Riha, Luzzu, Ghajnina, Zerafa, Tramuntana, Ħaruba, Fanal, Wardija Bay, Mistrala',
  ),
  alpine: list(
    'Sonnleiten, Zirbenhof, Edelhorn, Gamsblick, Almrausch, Steinalm, Bergsonne, Hirschwald, Lärchenhof, Enzianhof, Schneekar, Talblick, Murmelhof, Firnlicht, Kristallberg, Wiesenruh, Adlerspitz, Holzleiten, Silberdistel, Tannegg, Gletscherblick, Rotwand',
  ),
  french: list(
    'Les Mélèzes, Le Cristallin, Aiguille Rose, La Sapinière, Les Gentianes, Le Flocon, L’Alpage, Grand Névé, La Marmotte, Les Chardons, Belle Cime, La Clairière, Les Airelles du Lac, Pierre Blanche, Le Torrent, Les Trois Combes',
  ),
  georgian: list(
    'Mtsvane, Tskaro, Arganeti, Salkhino, Kolkhara, Mandara, Guriani, Chakvi Wave, Sololaki, Narikala View, Rionis, Marani, Alazana, Kvali, Tetri Gora, Lileo, Ghvinos, Shavna, Zurmukhti, Kakabi, Vazi',
  ),
  armenian: list(
    'Arpine, Nairi, Tsirani, Vernatun, Hayasa, Masis View, Aragasta, Sevanuk, Garnik, Loriana, Zangu, Areni',
  ),
  azeri: list(
    'Xəzri, Narınc, Firuza, Abşera, Gilavar, Şəbnəm, Səyyah, Lalə, Qafqaza, Alma Bağı, Çinara, Buta, Zəfəran, Məhtab',
  ),
  uzbek: list(
    'Bibi Gul, Zarafshona, Humo, Afrosia, Shirin, Anora, Karvon, Ipak Yo‘li, Minora, Lola, Chorsu Gate, Zumrad, Sardoba, Oltin, Naqsha, Tillo, Navruza, Arkona, Hovuz, Moviy Gumbaz',
  ),
  sinhala: list(
    'Nelumba, Kadola, Araliya Shore, Samudra, Tharula, Kumbuka, Siyambala, Sandakan, Wewala, Gamunu, Olanka, Nilmini, Pitiya, Kandula, Sayura, Isira, Talala, Mihira, Ambalama, Pol Gaha',
  ),
  vietnamese: list(
    'Hoa Sen, Bien Xanh, Lang Mai, Sao Bien, Ngoc Lan, Thuy Duong, Hai Yen, Bach Van, An Nhien, Cat Trang, Huong Que, Sen Vang, Mai Linh, Suoi Mo, Phong Lan, Hon Ngoc, Vinh Hy, Thanh Tra, Dua Xanh, Nam Du',
  ),
  balinese: list(
    'Padma Wangi, Kembang Sari, Tirta Surya, Lestari, Bunga Candra, Alang Puri, Sandat, Kelapa Umah, Jepun, Segara Biru, Taman Ayu, Rimba Sawah, Cempaka, Melati, Ombak Griya, Nyuh Bulan, Kayu Putih, Embun',
  ),
  caribbean: list(
    'Palma Clara, Coralia, Cayo Luna, Ceiba Real, La Caracola, Arrecife, Brisa Marina, La Mariposa, Uvero, Yagruma, Las Cañas, Tamarindo, Flamboyán, Perla Serena, Sol y Sal, Guanabo Mar, Laguna Verde, Barlovento',
  ),
  mexican: list(
    'Nahuala, Ixmara, Cenote Luz, Balamia, Luna Coralina, Palma Nahil, Mar Sian, Yaxché, Kukulma, Selva Clara, Caleta Honda, Itzamar, Zamalia, Copal, Chacá, Sak Lol',
  ),
  creole: list(
    'Ravenala, Les Filaos, Bois Rouge, Paille-en-Queue, Corail d’Or, Takamaka Bay, Vacoas, Les Lataniers, Vanillier, Tamarin Bleu, Anse Claire, Badamier, Sable Fin, Lagon Vert, Cannelle, Bénitier, Cap Sega',
  ),
  swahili: list(
    'Upepo, Mwezi, Karafuu Bay, Jahazi, Nyota, Pwani, Buluu, Tausi, Kobe Reef, Mnarani, Ngalawa, Samaki, Mbuyu, Zawadi Sands, Embe, Tulia, Dhahabu, Machweo',
  ),
  goan: list(
    'Mandovi Breeze, Casuarina, Sol de Konkan, Mango Courtyard, Villa Tambdi, Kadamba, Jasmina, Palmar, Susegad, Rosario, Marigold, Zuari, Chapora Tide, Dona Flor, Bebinca, Azulejo, Sereia, Caju',
  ),
  chinese: list(
    'Hai Lan, Yun Shan, Jing Hu, Bai Sha, Ye Lin, Zhen Zhu, Nan Feng, Ming Yue, Qing Wan, Hong Shu, Hai Mu, Mian Yun, Jin Sha Wan, Yu Lan',
  ),
  albanian: list(
    'Drita, Valbona, Kaltra, Ullira, Jonida, Portokalla, Detara, Shpresa, Rrezja, Arbria, Pisha, Ujvara, Flutura, Bregas',
  ),
};

/** What follows the word, by the kind of place; the first third suits five stars best, the last third the simple houses. */
export const nameNouns = {
  beach: list(
    'Palms Resort, Bay Resort & Spa, Grand Beach, Royal Garden, Imperial Sands, Marina Resort, Beach Resort, Blue Lagoon Resort, Garden Resort, Sands Resort, Cove Hotel, Family Resort, Aqua Resort, Park Hotel, Shore Hotel, Terrace Hotel, Sunset Beach, Club Hotel, Beach Hotel, Hotel, Apart Hotel, Suites, Studios, Beach House, Inn',
  ),
  island: list(
    'Island Resort & Spa, Private Island, Water Villas, Reef & Lagoon, Atoll Resort, Lagoon Resort, Island Resort, Beach & Water Villas, Reef Resort, House Reef, Island Hideaway, Sandbank Resort, Island Lodge, Beach Lodge',
  ),
  ski: list(
    'Alpine Resort & Spa, Grand Hotel, Mountain Palace, Berghotel, Alpine Lodge, Chalet Hotel, Wellness Hotel, Ski Lodge, Sporthotel, Panorama, Residence, Apartments, Chalet, Gasthof, Pension',
  ),
  french: list(
    'Grand Hôtel, Hôtel & Spa, Chalet-Hôtel, Hôtel des Cimes, Lodge & Spa, Le Village, Résidence, Chalet, Auberge, Refuge',
  ),
  city: list(
    'Grand Hotel, Palace, Royal Court, Tower, Boutique Hotel, City Hotel, Plaza, Central Hotel, House, Residence, Old Town Hotel, Suites, Garden Hotel, Rooms, Inn, Guest House',
  ),
  nature: list(
    'Valley Resort & Spa, Grand Retreat, Hillside Resort, Garden Retreat, Terraces, Valley Lodge, Cave Suites, Courtyard, Garden Lodge, Stone House, Rooms, Guest House',
  ),
};
