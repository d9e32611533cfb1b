/** How a country dials. */
type Dialling = {
  /** Digits of a national number, after the country code. */
  lengths: readonly number[];
  /** What is dialled before a national number within the country, instead of the code. */
  trunks: readonly string[];
  /** National numbers may begin with the trunk digits too: after the country code they belong to the number. */
  trunkMayBeArea?: true;
  /** National numbers as people write them with neither trunk digits nor the code. */
  bare: RegExp;
  /** National numbers may begin with the digits of the code. */
  codeMayBeArea?: true;
};

/** The countries of the markets by their code; checked with libphonenumber's numbering plans. */
export const diallings = {
  '7': { lengths: [10], trunks: ['8'], trunkMayBeArea: true, codeMayBeArea: true, bare: /^[3-9]\d{9}$/ },
  '36': { lengths: [8, 9], trunks: ['06'], bare: /^[1-9]\d{7,8}$/ },
  '44': { lengths: [9, 10], trunks: ['0'], bare: /^[1-35789]\d{8,9}$/ },
  '48': { lengths: [9], trunks: [], bare: /^[1-9]\d{8}$/ },
  '90': { lengths: [10], trunks: ['0'], bare: /^[2-58]\d{9}$/ },
  '91': { lengths: [10], trunks: ['0'], bare: /^[1-9]\d{9}$/ },
  '370': { lengths: [8], trunks: ['8', '0'], trunkMayBeArea: true, bare: /^[3-9]\d{7}$/ },
  '371': { lengths: [8], trunks: [], bare: /^[2689]\d{7}$/ },
  '372': { lengths: [7, 8], trunks: [], bare: /^(?:3[23589]|[4-8]\d)\d{5,6}$/ },
  '375': { lengths: [9], trunks: ['80', '0'], bare: /^(?:[12]\d|33|44)\d{7}$/ },
  '420': { lengths: [9], trunks: [], bare: /^[2-9]\d{8}$/ },
  '421': { lengths: [9], trunks: ['0'], bare: /^[2-9]\d{8}$/ },
  '994': { lengths: [9], trunks: ['0'], bare: /^[1-9]\d{8}$/ },
  '996': { lengths: [9], trunks: ['0'], bare: /^[2-9]\d{8}$/ },
  '998': { lengths: [9], trunks: ['8'], trunkMayBeArea: true, bare: /^[2-9]\d{8}$/ },
} satisfies Record<string, Dialling>;

/** The code of a country that has a market. */
export type CountryCode = keyof typeof diallings;

export const countryCodes = Object.keys(diallings) as CountryCode[]; // a literal's own keys

export const diallingOf = (code: CountryCode): Dialling => diallings[code];
