import { type Phrase, phrase } from './phrase.ts';
import { and, has, hasNot, isFine, isLarge, isSimple, isSmall, isSouthern, isTropical } from './traits.ts';

/** The rooms in general. */
export const rooms: readonly Phrase[] = [
  phrase(
    'There are {kinds} of rooms, from {smallest} to {largest} m²; the largest is the {largestRoom}.',
    '{kinds} номеров, от {smallest} до {largest} м²; самый большой — {largestRoom}.',
  ),
  phrase(
    'Rooms begin at {smallest} m² and end at {largest} with the {largestRoom}.',
    'Площадь номеров — от {smallest} м²; просторнее всех {largestRoom}, {largest} м².',
  ),
];
export const roomDetails: readonly Phrase[] = [
  phrase(
    'Pale wood, linen curtains, a reading lamp on each side and enough sockets.',
    'Светлое дерево, льняные шторы, лампа для чтения с каждой стороны и достаточно розеток.',
    isFine,
  ),
  phrase(
    'The furniture is plain and solid, the air conditioning individual and quiet.',
    'Мебель простая и крепкая, кондиционер свой в каждом номере и негромкий.',
  ),
  phrase(
    'Rooms are cleaned daily, towels are changed when you leave them on the floor, linen twice a week.',
    'Убирают каждый день, полотенца меняют, если оставить их на полу, бельё — дважды в неделю.',
  ),
  phrase(
    'Mattresses were replaced in {renovated}; pillows come in three sorts, ask at the desk.',
    'Матрасы сменили в {renovated} году; подушки трёх видов, спросите на стойке.',
    (hotel) => hotel.renovatedYear !== undefined,
  ),
  phrase(
    'Cots for children under two are free; please order them with the booking.',
    'Кроватки для детей до двух лет бесплатны; закажите их вместе с номером.',
    hasNot('adultsOnly'),
  ),
  phrase(
    'A kettle, two cups and a small fridge are in every room; the water in the carafe is for drinking.',
    'В каждом номере чайник, две чашки и небольшой холодильник; воду из графина можно пить.',
    isFine,
  ),
  phrase(
    'Balconies have a line for swimwear, two chairs and a table that holds a melon.',
    'На балконе верёвка для купальников, два стула и стол, на котором помещается дыня.',
    isSouthern,
  ),
];

/** Board by board, what the hotel serves. */
export const boards: Record<string, readonly Phrase[]> = {
  RO: [
    phrase(
      'Without meals you have the town: the desk keeps a list of places where the staff eat.',
      'Без питания к вашим услугам весь город: на стойке есть список мест, где едят сами сотрудники.',
    ),
  ],
  BB: [
    phrase(
      'Breakfast is a buffet from seven to half past ten, with eggs made to order and bread from the nearest bakery.',
      'Завтрак — шведский стол с семи до половины одиннадцатого: яйца готовят при вас, хлеб из ближайшей пекарни.',
    ),
    phrase(
      'Breakfast is laid from seven; for early flights the kitchen packs it the night before.',
      'Завтрак накрывают с семи; к ранним рейсам его собирают с вечера.',
    ),
  ],
  HB: [
    phrase(
      'With half board there is a buffet dinner from half past six to nine; drinks at dinner are charged.',
      'При полупансионе ужин — шведский стол с половины седьмого до девяти; напитки за ужином оплачиваются.',
    ),
    phrase(
      'Half board is breakfast and a dinner of three courses, chosen in the morning.',
      'Полупансион — завтрак и ужин из трёх блюд, которые выбирают утром.',
    ),
  ],
  FB: [
    phrase(
      'Full board adds a light lunch by the water, from half past twelve.',
      'Полный пансион добавляет лёгкий обед у воды, с половины первого.',
    ),
  ],
  AI: [
    phrase(
      'All inclusive means three buffets, snacks by the pool, ice cream for children and local drinks from ten in the morning to eleven at night.',
      '«Всё включено» — три шведских стола, закуски у бассейна, мороженое детям и местные напитки с десяти утра до одиннадцати вечера.',
      has('pool'),
    ),
    phrase(
      'All inclusive covers meals, tea and cake at four, and local drinks until eleven at night.',
      '«Всё включено» — это еда, чай с пирогом в четыре и местные напитки до одиннадцати вечера.',
    ),
  ],
  UAI: [
    phrase(
      'Ultra all inclusive never closes: late suppers, imported drinks, the patisserie and one evening in each à la carte restaurant.',
      '«Ультра всё включено» не закрывается: поздний ужин, импортные напитки, кондитерская и по одному вечеру в каждом ресторане à la carte.',
    ),
    phrase(
      'Ultra all inclusive runs round the clock and includes the minibar, filled daily.',
      '«Ультра всё включено» работает круглосуточно, мини-бар входит в стоимость и пополняется каждый день.',
    ),
  ],
};
export const kitchens: readonly Phrase[] = [
  phrase(
    'Gluten-free bread and dishes without meat are marked; for allergies speak to the chef, who comes out to talk.',
    'Хлеб без глютена и блюда без мяса подписаны; об аллергии говорите с шефом, он выходит в зал.',
    isLarge,
  ),
  phrase('The menu is short and follows the market.', 'Меню короткое и зависит от рынка.', isSmall),
  phrase(
    'Fish comes from the harbour, vegetables from the hinterland, and watermelon, it seems, from everywhere.',
    'Рыба из порта, овощи из предгорий, арбузы, кажется, отовсюду.',
    isSouthern,
  ),
  phrase(
    'High chairs stand by the door, and the children’s table is set low and early.',
    'Детские стулья стоят у входа, детский стол накрывают низко и рано.',
    has('kidsClub'),
  ),
  phrase(
    'Theme evenings on Tuesdays and Fridays; on other days, the grill.',
    'По вторникам и пятницам тематические вечера, в остальные дни — гриль.',
    isLarge,
  ),
  phrase(
    'Dinner is served on the terrace whenever the weather allows.',
    'Когда позволяет погода, ужинают на террасе.',
  ),
  phrase(
    'Coffee is ground to order; the machine in the corner is for those who cannot wait.',
    'Кофе мелют под заказ; автомат в углу — для тех, кто не может ждать.',
  ),
  phrase(
    'Rice, herbs and something slow in a clay pot are there at every meal.',
    'Рис, травы и что-нибудь томлёное в глиняном горшке есть за каждым столом.',
    isTropical,
  ),
  phrase(
    'Bread is baked twice a day, and the smell reaches the second floor.',
    'Хлеб пекут дважды в день, и запах доходит до второго этажа.',
  ),
  phrase(
    'For dinner the gentlemen are asked to wear long trousers; nobody looks at the shoes.',
    'К ужину мужчин просят надеть брюки; на обувь никто не смотрит.',
    isFine,
  ),
];

/** Children. */
export const children: readonly Phrase[] = [
  phrase(
    'The children’s club takes guests from four to twelve, from ten to noon and from three to five; parents are phoned, not lectured.',
    'Детский клуб ждёт гостей от четырёх до двенадцати лет с десяти до полудня и с трёх до пяти; родителям звонят, а не читают лекций.',
    has('kidsClub'),
  ),
  phrase(
    'The club has a shady yard, a mini disco at eight and a cupboard of costumes.',
    'У клуба тенистый двор, мини-диско в восемь и шкаф с костюмами.',
    has('kidsClub', 'entertainment'),
  ),
  phrase(
    'Slides are open to everyone over a metre twenty; smaller ones have a frog that spits water.',
    'На горки пускают всех выше метра двадцати; у маленьких есть лягушка, которая плюётся водой.',
    has('waterSlides'),
  ),
  phrase(
    'The shallow end of the pool is thirty-five centimetres deep and in the shade from two.',
    'В мелкой части бассейна тридцать пять сантиметров, и с двух часов там тень.',
    has('pool'),
  ),
  phrase(
    'There is no club, but there are cots, high chairs and a cook who will mash anything.',
    'Клуба нет, зато есть кроватки, высокие стулья и повар, который протрёт что угодно.',
    hasNot('kidsClub'),
  ),
  phrase(
    'The playground has a rope net, a roof against the sun and a bench from which all of it can be seen.',
    'На площадке канатная сетка, навес от солнца и скамейка, с которой видно всё.',
    isLarge,
  ),
  phrase(
    'Babysitters can be booked by the evening before; they come from the village and stay till midnight.',
    'Няню можно заказать накануне вечером; она приходит из деревни и остаётся до полуночи.',
    isFine,
  ),
];

/** Treatments. */
export const spas: readonly Phrase[] = [
  phrase(
    'The hammam is heated from ten; a scrub and foam massage take forty minutes and undo a week at a desk.',
    'Хаммам топят с десяти; скраб и пенный массаж занимают сорок минут и отменяют неделю за столом.',
    isSouthern,
  ),
  phrase(
    'The spa works with oils of the place: ask for a foot massage on the day of the long walk.',
    'Спа-центр работает с местными маслами: в день долгой прогулки просите массаж стоп.',
    has('spa'),
  ),
  phrase(
    'Sauna, steam bath and a room with heated loungers are free for guests over sixteen; treatments are charged.',
    'Сауна, паровая баня и комната с тёплыми лежаками бесплатны для гостей старше шестнадцати; процедуры оплачиваются.',
    has('spa'),
  ),
];

/** What to know before one comes. */
export const notes: readonly Phrase[] = [
  phrase(
    'Check-in is from 14:00, check-out until 12:00; luggage may wait at the desk on both days.',
    'Заселение с 14:00, выезд до 12:00; багаж в оба дня можно оставить на стойке.',
  ),
  phrase(
    'A local tax may be collected on arrival where the town asks for one.',
    'Там, где его требует город, при заезде берут местный сбор.',
  ),
  phrase(
    'Please bring a card for the deposit; it is released on the day you leave.',
    'Для депозита нужна карта; сумму вернут в день выезда.',
    isFine,
  ),
  phrase(
    'The hotel accepts guests from sixteen years.',
    'Отель принимает гостей с шестнадцати лет.',
    has('adultsOnly'),
  ),
  phrase(
    'Dogs up to eight kilograms are welcome; please tell us when you book.',
    'Можно приехать с собакой до восьми килограммов; предупредите при бронировании.',
    has('pets'),
  ),
  phrase(
    'There is no lift; ask for the ground floor if stairs are a trouble.',
    'Лифта нет: если лестницы в тягость, просите первый этаж.',
    and(isSmall, isSimple),
  ),
];
