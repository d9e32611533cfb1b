/** What a visitor chose in the filter of the sales offices; what is empty or absent asks for nothing. */
export type OfficeChoice = {
  /** What was typed of an address. */
  address?: string | undefined;
  townInc?: number | undefined;
  /** A metro station or a district. */
  place?: string | undefined;
  /** Subdomain of the main city: asked for while no town is chosen. */
  mainCitySlug?: string | undefined;
  /** The one office of its own page. */
  inc?: number | undefined;
};

/** The `$filter` of a choice ([S]§7.2); undefined where nothing is chosen, which asks for all offices. */
export function writeOfficeFilter({
  address,
  townInc,
  place,
  mainCitySlug,
  inc,
}: OfficeChoice): string | undefined {
  const terms = [
    address && `${inText('faddress', address)}`,
    townInc !== undefined && writeTownFilter(townInc),
    place && `(${inText('district', place)} or ${inText('metro', place)})`,
    mainCitySlug && townInc === undefined && `subdomain eq ${quoted(mainCitySlug)}`,
    inc !== undefined && `inc eq ${inc}`,
  ].filter((term) => typeof term === 'string' && term !== '');
  return terms.length > 0 ? terms.join(' and ') : undefined;
}

/** The `$filter` of the places of one town. */
export const writeTownFilter = (townInc: number) => `townInc eq ${townInc}`;

const inText = (field: string, text: string) => `indexof(tolower(${field}),${quoted(text)}) gt -1`;

/** A quote inside a text is written twice. */
const quoted = (text: string) => `'${text.toLowerCase().replaceAll("'", "''")}'`;
