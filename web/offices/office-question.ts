/** Names of the filter's fields, in the form and in the address ([S]§3.16). */
export const officeFields = {
  city: 'FIELD_CITY',
  place: 'FIELD_PLACE',
  address: 'FIELD_ADDRESS',
  view: 'FIELD_RADIO_LIST_VARIANT',
} as const;

/** What the radio says: a map is '0', a list '1' ([S]§2.16). */
export const officeViews = { map: '0', list: '1' } as const;
export type OfficeView = (typeof officeViews)[keyof typeof officeViews];

/** What the filter asks for. */
export type OfficeQuestion = {
  /** Number of a town; `all` once the field was cleared, undefined until somebody has chosen. */
  city: number | 'all' | undefined;
  /** A metro station or a district, in lower case. */
  place: string;
  address: string;
  view: OfficeView;
};

/** Nothing is called longer; what is typed beyond is left out. */
const longestText = 120;

/** Reads the filter from an address; what makes no sense there asks for nothing. */
export function readOfficeQuestion(query: URLSearchParams): OfficeQuestion {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, longestText);
  return {
    city: readCity(query.get(officeFields.city)),
    place: text(officeFields.place).toLowerCase(),
    address: text(officeFields.address),
    view: query.get(officeFields.view) === officeViews.map ? officeViews.map : officeViews.list,
  };
}

function readCity(text: string | null): OfficeQuestion['city'] {
  if (text === null) return undefined;
  if (text.trim() === '') return 'all';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The query of an address that asks this; what is not chosen is left out. */
export function writeOfficeQuestion({ city, place, address, view }: OfficeQuestion): '' | `?${string}` {
  const query = new URLSearchParams();
  if (city !== undefined) query.set(officeFields.city, city === 'all' ? '' : `${city}`);
  if (place) query.set(officeFields.place, place);
  if (address) query.set(officeFields.address, address);
  if (view !== officeViews.list) query.set(officeFields.view, view);
  return query.size > 0 ? `?${query}` : '';
}
