/** Every switch of a site: its value unless a market or variant says otherwise, and what it switches. */
export const flagDefinitions = {
  officeMessengerLink: flag(false, 'Sales offices show a link to their messenger'),
  showMetro: flag(false, 'Sales offices show their metro station, and the office filter asks for one'),
  showAddressFilter: flag(true, 'The office filter has a free-text address field'),
  showAdditionalComment: flag(true, 'Request and call-back forms have a comment field'),
  showOfficeWorkers: flag(false, 'Office cards name the people who work there'),
  officeBrandTitle: flag(false, 'Sales offices are titled with the short name of the brand'),
  officeStateInCapitals: flag(false, 'Sales offices are asked for with the slug of the market in capitals'),
  showClosedOffices: flag(false, 'Lists of sales offices tell closed ones too'),
  embeddedMap: flag(false, 'The map of another provider is embedded in place of the default map'),
  showCompare: flag(true, 'Hotels can be compared'),
  showFavourites: flag(true, 'Hotels can be kept as favourites'),
  printPdf: flag(true, 'Hotels and offers can be printed as PDF'),
  contactsLink: flag(true, 'The mini header links to contacts'),
  actionsLink: flag(true, 'The mini header links to special offers'),
  posterLink: flag(false, 'The mini header links to the calendar of events'),
  chatWidget: flag(false, 'A chat with the contact centre is offered'),
  callBackWidget: flag(false, 'A floating button orders a call back'),
  cookieBanner: choice('none', ['none', 'buttons', 'european'], 'Which cookie consent is asked for'),
  retargeting: flag(false, 'Tags may advertise elsewhere to visitors who agreed to marketing'),
  mainPromoSlider: flag(true, 'The first page shows its slides below the search'),
  currencyTimer: flag(false, 'A countdown runs to the daily change of rates at 11:30'),
  settingsLink: flag(false, 'The user menu links to the settings of the company'),
  servicesLink: flag(false, 'The header of a logged-in agent leads to services'),
  newHeader: flag(false, 'The header shows seasons and directions in place of offers and offices'),
  showCharter: flag(true, 'Charter flights can be searched'),
  showGds: flag(false, 'Regular flights can be searched'),
  booking: flag(true, 'Offers can be booked'),
  requestButton: flag(true, 'Offers can be requested by form'),
  tourSelect: flag(false, 'Tours of a search are chosen from one list that a button clears'),
  onlyLatinSearch: flag(false, 'Suggestions answer only what is typed in Latin letters'),
  hotelInsteadOfTour: flag(false, 'Hotels of a chain link to hotel pages in place of tour pages'),
  roomPhotos: flag(true, 'Rooms on sale show their photo everywhere, not only where they always do'),
  webinars: flag(false, 'Pages of hotels tell of a webinar that is less than a year old'),
  hotelLocation: flag(
    false,
    'Pages of hotels tell their coordinates and airport code, as agents ask for them',
  ),
  partPayment: flag(false, 'Pages of hotels lead to how a tour is paid for in parts'),
  cityPicker: flag(true, 'Visitors are asked for the city that they depart from'),
  cityCountries: flag(false, 'The city picker has a tab for each country'),
  accounts: choice('none', ['none', 'agents', 'travellers'], 'Who logs in here, and is known on every page'),
  citySubdomains: flag(false, 'Departure cities have subdomains of their own'),
} as const;

export type FlagName = keyof typeof flagDefinitions;

export type Flags = { -readonly [Name in FlagName]: (typeof flagDefinitions)[Name]['choices'][number] };

export const flagNames = Object.keys(flagDefinitions) as FlagName[];

export const defaultFlags = Object.fromEntries(
  flagNames.map((name) => [name, flagDefinitions[name].default]),
) as Flags;

type Definition<Value> = { default: Value; choices: readonly Value[]; description: string };

function flag(value: boolean, description: string): Definition<boolean> {
  return { default: value, choices: [true, false], description };
}

function choice<const Value extends string>(
  value: NoInfer<Value>,
  choices: readonly Value[],
  description: string,
): Definition<Value> {
  return { default: value, choices, description };
}
