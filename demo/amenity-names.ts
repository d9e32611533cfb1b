/**
 * Amenities in the other languages of the interface, in that order. English and Russian stand beside
 * the amenities themselves.
 */
const amenityOrder: readonly string[] = [
  'sandyBeach',
  'pebbleBeach',
  'firstLine',
  'ownBeach',
  'pool',
  'heatedPool',
  'waterSlides',
  'spa',
  'kidsClub',
  'adultsOnly',
  'wifi',
  'gym',
  'tennis',
  'entertainment',
  'diving',
  'skiRoom',
  'slopeSide',
  'parking',
  'pets',
  'meetings',
  'alaCarte',
  'houseReef',
  'roofTerrace',
];

const written = {
  pl: 'Piaszczysta plaża|Żwirowa plaża|Pierwsza linia brzegowa|Własna plaża|Basen odkryty|Basen podgrzewany lub kryty|Zjeżdżalnie wodne|Spa|Klub dla dzieci|Tylko dla dorosłych|Bezpłatne Wi-Fi|Siłownia|Tenis|Animacje|Centrum nurkowe|Narciarnia|Przy stoku|Parking|Zwierzęta mile widziane|Sale konferencyjne|Restauracje à la carte|Rafa przy hotelu|Taras na dachu',
  cs: 'Písečná pláž|Oblázková pláž|První linie|Vlastní pláž|Venkovní bazén|Vyhřívaný nebo krytý bazén|Tobogány|Spa|Dětský klub|Jen pro dospělé|Wi-Fi zdarma|Posilovna|Tenis|Animace|Potápěčské centrum|Lyžárna|U sjezdovky|Parkoviště|Zvířata vítána|Konferenční sály|Restaurace à la carte|Korálový útes u hotelu|Střešní terasa',
  sk: 'Piesočnatá pláž|Okruhliaková pláž|Prvá línia|Vlastná pláž|Vonkajší bazén|Vyhrievaný alebo krytý bazén|Tobogany|Spa|Detský klub|Len pre dospelých|Wi-Fi zdarma|Posilňovňa|Tenis|Animácie|Potápačské centrum|Lyžiareň|Pri zjazdovke|Parkovisko|Zvieratá vítané|Konferenčné sály|Reštaurácie à la carte|Koralový útes pri hoteli|Strešná terasa',
  hu: 'Homokos part|Kavicsos part|Közvetlenül a parton|Saját strand|Szabadtéri medence|Fűtött vagy fedett medence|Vízicsúszdák|Spa|Gyerekklub|Csak felnőtteknek|Ingyenes wifi|Edzőterem|Tenisz|Animáció|Búvárközpont|Sítároló|A pálya mellett|Parkoló|Háziállat hozható|Tárgyalótermek|À la carte éttermek|Saját zátony|Tetőterasz',
  et: 'Liivarand|Kiviklibune rand|Esimene rida|Oma rand|Välibassein|Soe või sisebassein|Veeliumäed|Spaa|Lasteklubi|Ainult täiskasvanutele|Tasuta Wi-Fi|Jõusaal|Tennis|Meelelahutus|Sukeldumiskeskus|Suusaruum|Nõlva ääres|Parkla|Lemmikloomad lubatud|Konverentsiruumid|À la carte restoranid|Oma rahu|Katuseterrass',
  lt: 'Smėlio paplūdimys|Žvirgždo paplūdimys|Pirmoji linija|Savas paplūdimys|Lauko baseinas|Šildomas arba vidaus baseinas|Vandens čiuožyklos|SPA|Vaikų klubas|Tik suaugusiesiems|Nemokamas „Wi-Fi“|Sporto salė|Tenisas|Pramogos|Nardymo centras|Slidžių kambarys|Prie trasos|Automobilių aikštelė|Galima su gyvūnais|Konferencijų salės|À la carte restoranai|Rifas prie viešbučio|Stogo terasa',
  lv: 'Smilšu pludmale|Oļu pludmale|Pirmā līnija|Sava pludmale|Āra baseins|Apsildāms vai iekštelpu baseins|Ūdens slidkalniņi|Spa|Bērnu klubs|Tikai pieaugušajiem|Bezmaksas Wi-Fi|Trenažieru zāle|Teniss|Animācija|Niršanas centrs|Slēpju telpa|Pie trases|Autostāvvieta|Var ar mājdzīvniekiem|Konferenču zāles|À la carte restorāni|Rifs pie viesnīcas|Jumta terase',
  tr: 'Kum plaj|Çakıl plaj|Denize sıfır|Özel plaj|Açık havuz|Isıtmalı veya kapalı havuz|Su kaydırakları|Spa|Çocuk kulübü|Yalnızca yetişkinler|Ücretsiz Wi-Fi|Spor salonu|Tenis|Animasyon|Dalış merkezi|Kayak odası|Pist kenarında|Otopark|Evcil hayvan kabul edilir|Toplantı salonları|À la carte restoranlar|Otel resifi|Çatı terası',
  az: 'Qumlu çimərlik|Çınqıllı çimərlik|Birinci xətt|Öz çimərliyi|Açıq hovuz|İsidilən və ya qapalı hovuz|Su sürüşgənləri|Spa|Uşaq klubu|Yalnız böyüklər üçün|Pulsuz Wi-Fi|İdman zalı|Tennis|Animasiya|Dalğıc mərkəzi|Xizək otağı|Yamacın yanında|Parkinq|Ev heyvanları ilə olar|Konfrans zalları|À la carte restoranlar|Otel rifi|Dam terrası',
  kk: 'Құмды жағажай|Тасты жағажай|Бірінші желі|Өз жағажайы|Ашық бассейн|Жылытылатын немесе жабық бассейн|Су сырғанақтары|Спа|Балалар клубы|Тек ересектерге|Тегін Wi-Fi|Жаттығу залы|Теннис|Анимация|Сүңгу орталығы|Шаңғы бөлмесі|Беткей жанында|Автотұрақ|Жануарлармен болады|Конференц-залдар|À la carte мейрамханалар|Қонақүй рифі|Шатырдағы терраса',
  uz: 'Qumli plyaj|Toshli plyaj|Birinchi qator|O‘z plyaji|Ochiq basseyn|Isitiladigan yoki yopiq basseyn|Suv tepaliklari|Spa|Bolalar klubi|Faqat kattalar uchun|Bepul Wi-Fi|Sport zali|Tennis|Animatsiya|Sho‘ng‘in markazi|Chang‘i xonasi|Qiyalik yonida|Avtoturargoh|Uy hayvonlari bilan mumkin|Konferens-zallar|À la carte restoranlar|Mehmonxona rifi|Tomdagi terrasa',
} as const;

/** Names of one amenity by language. */
export function namesOfAmenity(amenity: string): Record<string, string> {
  const place = amenityOrder.indexOf(amenity);
  return Object.fromEntries(
    Object.entries(written).flatMap(([locale, names]) => {
      const name = names.split('|')[place];
      return name === undefined ? [] : [[locale, name]];
    }),
  );
}
