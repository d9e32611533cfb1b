import { type Phrase, phrase } from './phrase.ts';
import { and, has, hasNot, isFar, isNear, isSouthern, isTropical } from './traits.ts';

/** How one gets to the water. */
export const ways: readonly Phrase[] = [
  phrase(
    'The water is {beach} from the house, through the garden and over no road at all.',
    'До воды {beach} через сад, и ни одной дороги на пути.',
    isNear,
  ),
  phrase(
    'You cross the promenade, take off your shoes and are there: {beach} in all.',
    'Перейти набережную, снять обувь — и вы на месте: всего {beach}.',
    and(isNear, isSouthern),
  ),
  phrase(
    'The beach is {beach} away; an underpass leads below the coast road, and a cart goes every half hour for those who would rather not walk.',
    'До пляжа {beach}; под береговой дорогой есть переход, а для тех, кто не хочет идти, каждые полчаса ходит электрокар.',
    isFar,
  ),
  phrase(
    'It takes a few minutes on foot, {beach}, past a shop with water, hats and ice cream.',
    'Пешком несколько минут, {beach}, мимо лавки с водой, шляпами и мороженым.',
    (hotel) => !isNear(hotel),
  ),
  phrase(
    'A flat, shaded path of {beach} leads to the sea.',
    'К морю ведёт ровная тенистая дорожка, {beach}.',
    (hotel) => !isNear(hotel) && !isFar(hotel),
  ),
];

/** What it is like. */
export const shores: readonly Phrase[] = [
  phrase(
    'The sand is fine and pale, the bottom slopes so gently that children stand for thirty metres.',
    'Песок мелкий и светлый, дно уходит так полого, что дети достают ногами метров тридцать.',
    and(has('sandyBeach'), hasNot('houseReef')),
  ),
  phrase(
    'The sand is coarse and golden, good for castles and easily shaken off.',
    'Песок крупный и золотистый: годится для замков и легко отряхивается.',
    and(has('sandyBeach'), isSouthern),
  ),
  phrase(
    'White coral sand, which stays cool underfoot at noon.',
    'Белый коралловый песок, который и в полдень не жжёт ноги.',
    and(has('sandyBeach'), isTropical),
  ),
  phrase(
    'Small, round pebbles; the water over them is as clear as in a glass, and bathing shoes are a good idea.',
    'Мелкая круглая галька; вода над ней прозрачна, как в стакане, и пригодятся тапочки для купания.',
    has('pebbleBeach'),
  ),
  phrase(
    'Pebbles at the edge and sand a few steps in; a wooden pier saves tender feet.',
    'У кромки галька, через несколько шагов песок; деревянный пирс бережёт нежные ноги.',
    has('pebbleBeach'),
  ),
  phrase(
    'By the shore lies a strip of sand, then the reef: one enters the water from the jetty.',
    'У берега полоса песка, дальше риф: в воду заходят с понтона.',
    has('houseReef'),
  ),
  phrase(
    'The bay is open to the west, so the swell comes in the afternoon and the sunset stays long.',
    'Бухта открыта на запад: после обеда приходит волна, а закат долго не уходит.',
    ({ resort }) => resort.sea !== undefined && resort.sea > 230 && resort.sea < 310,
  ),
  phrase(
    'The shore faces east: calm water and first sun before breakfast, shade by five.',
    'Берег смотрит на восток: до завтрака тихая вода и первое солнце, к пяти — тень.',
    ({ resort }) => resort.sea !== undefined && resort.sea > 50 && resort.sea < 130,
  ),
];

/** What is there and what it costs. */
export const comforts: readonly Phrase[] = [
  phrase(
    'Sunbeds, parasols and towels are there for guests without extra charge; the front row is gone by nine.',
    'Лежаки, зонты и полотенца для гостей бесплатны; первый ряд занимают к девяти.',
    has('ownBeach'),
  ),
  phrase(
    'The stretch belongs to the hotel: sunbeds are free, drinks are brought, music is not.',
    'Участок принадлежит отелю: лежаки бесплатны, напитки приносят, музыку — нет.',
    and(has('ownBeach'), hasNot('entertainment')),
  ),
  phrase(
    'The beach is public; two sunbeds and a parasol are rented by the day from the man in the straw hat.',
    'Пляж городской; два лежака и зонт на день сдаёт человек в соломенной шляпе.',
    hasNot('ownBeach'),
  ),
  phrase(
    'The beach is public and well kept, with showers, changing cabins and a lifeguard in season.',
    'Пляж городской и ухоженный: душ, кабинки и спасатель в сезон.',
    hasNot('ownBeach'),
  ),
  phrase(
    'The dive centre lends masks and fins and knows where the turtles were yesterday.',
    'Дайвинг-центр выдаёт маски и ласты и знает, где вчера были черепахи.',
    has('diving'),
  ),
];

/** The lagoon of an island resort. */
export const lagoons: readonly Phrase[] = [
  phrase(
    'The lagoon is knee-deep for a long way and then, all at once, deep blue: the reef begins there.',
    'Лагуна долго остаётся по колено, потом вдруг становится тёмно-синей: там начинается риф.',
    has('houseReef'),
  ),
  phrase(
    'The beach runs all round the island; the side without wind changes with the monsoon, and the barman knows which it is.',
    'Пляж обходит весь остров; где нет ветра, зависит от муссона, и бармен знает, где сегодня.',
  ),
  phrase(
    'White sand, no stones, sunbeds under the trees. Baby sharks as long as a hand patrol the shallows and mind their own business.',
    'Белый песок без камней, лежаки под деревьями. По мелководью ходят акулята с ладонь длиной, занятые своим делом.',
  ),
  phrase(
    'Snorkelling gear is lent for the whole stay; the current is marked with flags on the jetty.',
    'Маску и трубку дают на весь отдых; течение отмечают флажками на пирсе.',
    has('diving'),
  ),
];
