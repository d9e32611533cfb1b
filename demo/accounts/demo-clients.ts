/** Whom the invented agencies sell to. Nobody is reached there. */
export const demoClients = [
  {
    ...shore('Vera Sokolova', 'ru', 12),
    phone: '+44 20 7946 0101',
    email: 'vera.sokolova@mail.example',
    notes: 'A cot for the little one. Sea view before size.',
    consentWay: 'mail' as const,
  },
  {
    ...shore('Martin Weiss', 'en', 40),
    email: 'martin.weiss@mail.example',
    phone: '',
    notes: 'Brings his own diving gear.',
    consentWay: 'phone' as const,
  },
  {
    ...shore('Julia Brandt', 'en', 96),
    phone: '+44 20 7946 0144',
    email: 'julia.brandt@mail.example',
    notes: 'Two rooms next to each other; the children are 8 and 11.',
    consentWay: 'writing' as const,
  },
  shore('Sofia Lindqvist', 'en', 5),
  {
    ...of('Sunny Shore Riga', 'Jānis Ozols', 'lv', 30),
    phone: '+371 2000 0102',
    email: 'janis.ozols@mail.example',
    notes: 'Lido no rītiem.',
    consentWay: 'mail' as const,
  },
  of('Sunny Shore Riga', 'Мария Петрова', 'ru', 3),
  of('Blue Compass', 'Giulia Conti', 'en', 18),
];

function shore(name: string, locale: string, metDaysAgo: number) {
  return of('Sunny Shore Travel', name, locale, metDaysAgo);
}

/** Without a consent there is a name and a language. */
function of(agency: string, name: string, locale: string, metDaysAgo: number) {
  return { of: agency, name, locale, metDaysAgo, phone: '', email: '', notes: '' };
}
