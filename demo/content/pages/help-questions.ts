import type { Localised } from '#lib/localised.ts';
import { type EditorsPage, managerHelp } from '../editors-page.ts';

/** A question that travellers ask, with its answer. */
const answered = (slug: string, title: Localised, subtitle: Localised, html: Localised): EditorsPage => ({
  slug,
  parent: 'help',
  title,
  subtitle,
  blocks: [{ slug: 'answer', html }, managerHelp],
});

/** Answers to what travellers ask most. */
export const helpQuestions: readonly EditorsPage[] = [
  answered(
    'paying',
    { en: 'When and how do I pay?', ru: 'Когда и как платить?' },
    { en: 'A third at once, the rest four weeks before', ru: 'Треть сразу, остальное за четыре недели' },
    {
      en: '<p>A third of the price is due on the day of the contract. It holds the rooms and the seats at the price of that day. The rest is due four weeks before departure; nearer than that, everything at once.</p><p>Pay by card or in cash at a <a href="/contacts/sales-offices">sales office</a>, or by bank transfer with the number of the contract. A transfer takes up to three working days, so send it early. <a href="/help/service/kak-oplatit-tur">How to pay in parts</a> has a page of its own.</p>',
      ru: '<p>Треть цены вносится в день договора: она закрепляет номера и места по цене этого дня. Остальное нужно заплатить за четыре недели до вылета, а если до вылета меньше, то всё сразу.</p><p>Платить можно картой или наличными в <a href="/contacts/sales-offices">офисе продаж</a> или банковским переводом с номером договора. Перевод идёт до трёх рабочих дней, отправьте его заранее. Об <a href="/help/service/kak-oplatit-tur">оплате частями</a> есть отдельная страница.</p>',
    },
  ),
  answered(
    'documents',
    { en: 'Which documents do I get, and when?', ru: 'Какие документы я получу и когда?' },
    {
      en: 'Tickets, voucher, insurance: by mail, three days before',
      ru: 'Билеты, ваучер, страховка: на почту, за три дня',
    },
    {
      en: '<p>When all is paid, you get by mail: the tickets of both flights, the voucher for the hotel and the transfer, and the policy of the insurance. It happens three days before departure at the latest; the times of charter flights are final only then.</p><p>Print them or keep them in the phone, as you like, but keep them where they open without a network. Your passport must be valid for six months after the way home.</p>',
      ru: '<p>Когда всё оплачено, на почту приходят билеты на оба рейса, ваучер в отель и на трансфер и страховой полис. Это бывает не позже чем за три дня до вылета: раньше время чартеров ещё не окончательное.</p><p>Напечатайте их или сохраните в телефоне, но так, чтобы они открывались без сети. Загранпаспорт должен действовать ещё полгода после возвращения.</p>',
    },
  ),
  answered(
    'visa-help',
    { en: 'Do I need a visa?', ru: 'Нужна ли виза?' },
    { en: 'It depends on your passport and on the country', ru: 'Зависит от паспорта и от страны' },
    {
      en: '<p>The page of each <a href="/countries/">country</a> says what holds for most of those who leave from your market. If your passport is another one, ask the consulate: we cannot answer for it.</p><p>Where a visa is needed we prepare the papers, and the consulate decides. Count with three weeks, in summer with five. If it is refused, the insurance of cancellation pays, provided that it was bought with the tour.</p>',
      ru: '<p>На странице каждой <a href="/countries/">страны</a> сказано, что действует для большинства выезжающих с вашего рынка. Если паспорт у вас другой, спросите консульство: за него мы не отвечаем.</p><p>Там, где виза нужна, мы готовим документы, а решает консульство. Рассчитывайте на три недели, летом на пять. Если в визе отказали, платит страховка от невыезда, когда её купили вместе с туром.</p>',
    },
  ),
  answered(
    'cancelling',
    { en: 'What if I cannot go?', ru: 'Что если поехать не получается?' },
    { en: 'The earlier you say so, the less is kept', ru: 'Чем раньше скажете, тем меньше удержат' },
    {
      en: '<p>Write or call at once. We keep what the hotel, the carrier and the services keep of us, and nothing beside it. The steps stand in the offer before you buy: how many days before departure, which share.</p><p>Another name may often be put in the place of yours: for a charter until three days before, for a regular flight as its fare allows. Illness, a refused visa or a summons are paid by the insurance of cancellation.</p>',
      ru: '<p>Сразу напишите или позвоните. Мы удержим то, что удержали с нас отель, перевозчик и службы, и больше ничего. Ступени указаны в предложении ещё до покупки: за сколько дней до вылета какая доля.</p><p>Часто вместо вас может поехать другой человек: на чартер имя меняется за три дня до вылета, на регулярном рейсе как позволит тариф. Болезнь, отказ в визе и повестку оплатит страховка от невыезда.</p>',
    },
  ),
  answered(
    'children',
    { en: 'I travel with children', ru: 'Я еду с детьми' },
    { en: 'Ages, papers, beds and seats', ru: 'Возраст, документы, кровати и места' },
    {
      en: '<p>The age on the day of the return counts. Under two years a child flies on your lap and has no bed of its own; a cot is asked for free of charge. From two to twelve it has a seat at the price of a child; in hotels the contract of each says until which age.</p><p>A child has a passport of its own. If it travels with one parent or with grandparents, take a consent certified by a notary: some countries ask for it at the border.</p>',
      ru: '<p>Считается возраст на день возвращения. До двух лет ребёнок летит на руках и своей кровати не имеет; люльку попросим бесплатно. С двух до двенадцати у него место по детской цене; в отелях возраст определяет договор каждого.</p><p>Ребёнку нужен свой загранпаспорт. Если он едет с одним из родителей или с бабушкой, возьмите согласие, заверенное нотариусом: в некоторых странах его спрашивают на границе.</p>',
    },
  ),
  answered(
    'luggage',
    { en: 'My suitcase is lost', ru: 'Чемодан потерялся' },
    { en: 'Do not leave the hall before there is a report', ru: 'Не уходите из зала без акта' },
    {
      en: '<ol><li>Go to the desk of lost luggage, before the customs, and have a report written (PIR). Its number is all that counts later.</li><li>Call the number on your voucher: our representative waits for you and tells the hotel.</li><li>Keep the receipts for what you must buy. The carrier pays for what was needed, up to its limit.</li><li>A damaged suitcase is reported within seven days, a late one within twenty-one.</li></ol><p>Nine in ten suitcases come with the next flight and are brought to the hotel.</p>',
      ru: '<ol><li>Подойдите к стойке розыска багажа, ещё до таможни, и составьте акт (PIR). Потом важен именно его номер.</li><li>Позвоните по номеру из ваучера: представитель подождёт вас и предупредит отель.</li><li>Сохраните чеки на то, что пришлось купить. Перевозчик оплатит необходимое в пределах своего лимита.</li><li>О повреждённом чемодане заявляют в течение семи дней, об опоздавшем двадцати одного.</li></ol><p>Девять чемоданов из десяти прилетают следующим рейсом, и их привозят в отель.</p>',
    },
  ),
  answered(
    'insurance-case',
    { en: 'I am ill on holiday', ru: 'Я заболел на отдыхе' },
    { en: 'Call the insurer before the doctor, if you can', ru: 'Если можете, звоните страховой до врача' },
    {
      en: '<p>The number of the assistance stands on the policy, and somebody answers day and night in your language. Say the number of the policy, where you are and what hurts: a doctor comes, or you are told where to go, and nothing need be paid.</p><p>If there is no time for it, go to the nearest hospital, call within a day, and keep all papers: the diagnosis, the bill, the receipt. What comes of sports or of alcohol is paid only where the policy says so.</p>',
      ru: '<p>Номер ассистанса указан в полисе, и по нему круглые сутки отвечают на вашем языке. Назовите номер полиса, где вы и что болит: придёт врач или скажут, куда ехать, и платить ничего не нужно.</p><p>Если времени нет, поезжайте в ближайшую больницу, позвоните в течение суток и сохраните все бумаги: диагноз, счёт, чек. Случаи из-за спорта и алкоголя оплачиваются, только если это сказано в полисе.</p>',
    },
  ),
  answered(
    'flight-changes',
    { en: 'My flight was moved', ru: 'Рейс перенесли' },
    { en: 'Who tells you, and what you may choose', ru: 'Кто сообщит и что можно выбрать' },
    {
      en: '<p>We write and send a message as soon as the carrier tells us. A move of less than thirty minutes changes nothing. Of more, the transfer is moved with it, and so is the room if the day is another one.</p><p>If the new time does not suit you, answer the message: there is often another flight at the same price. If a charter is moved by more than ten hours, you may step back and get all of it back. At the airport, the carrier owes you water after two hours and a meal after four.</p>',
      ru: '<p>Мы пишем и отправляем сообщение, как только узнаем от перевозчика. Сдвиг меньше тридцати минут ничего не меняет. Если больше, вместе с рейсом переносится трансфер, а если изменился день, то и номер.</p><p>Если новое время не подходит, ответьте на сообщение: часто есть другой рейс по той же цене. Если чартер перенесли больше чем на десять часов, можно отказаться и вернуть всё. В аэропорту перевозчик должен вам воду через два часа и еду через четыре.</p>',
    },
  ),
];
