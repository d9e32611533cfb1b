/** What a poster can show: landscapes and towns, a hotel from outside, and rooms from inside. */
export const KINDS = [
  'hotel',
  'beach',
  'pool',
  'waterpark',
  'lagoon',
  'islands',
  'city',
  'oldtown',
  'desert',
  'balloons',
  'mountains',
  'ski',
  'fjord',
  'cruise',
  'temple',
  'rice',
  'jungle',
  'savanna',
  'room',
  'bathroom',
  'balcony',
  'restaurant',
  'terrace',
  'spa',
] as const;
export const HOURS = ['dawn', 'day', 'golden', 'sunset', 'night'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const COASTS = ['sea', 'ocean', 'lagoon', 'lake', 'none'] as const;
export const RELIEFS = ['flat', 'hills', 'mountains', 'karst', 'dunes'] as const;
export const CLIMATES = ['mediterranean', 'desert', 'tropical', 'temperate', 'alpine', 'nordic'] as const;
export const ARCHITECTURES = [
  'modern',
  'medina',
  'whitewashed',
  'redroof',
  'thatched',
  'chalet',
  'pagoda',
  'skyscraper',
  'colonial',
] as const;
export const BEACHES = ['sand', 'pebble', 'platform', 'none'] as const;

/** Things a poster shows when the place has them; `headline` keeps the sky on the left free for a title. */
export const ATTRIBUTES = [
  'pool',
  'pier',
  'slides',
  'lift',
  'palms',
  'pines',
  'boats',
  'pyramids',
  'spire',
  'minaret',
  'portal',
  'dome',
  'aurora',
  'headline',
  'inside',
] as const;

export type PosterKind = (typeof KINDS)[number];
export type Hour = (typeof HOURS)[number];
export type Season = (typeof SEASONS)[number];
export type Coast = (typeof COASTS)[number];
export type Relief = (typeof RELIEFS)[number];
export type Climate = (typeof CLIMATES)[number];
export type Architecture = (typeof ARCHITECTURES)[number];
export type Beach = (typeof BEACHES)[number];
export type Attribute = (typeof ATTRIBUTES)[number];

/** The lie of the land, the same for every poster of one place. */
export type PlaceLook = {
  coast: Coast;
  relief: Relief;
  climate: Climate;
  architecture: Architecture;
  beach: Beach;
};

/** Everything a poster is drawn from: the same facts always give the same picture. */
export type PosterFacts = PlaceLook & {
  kind: PosterKind;
  hour: Hour;
  season: Season;
  has: readonly Attribute[];
  /** Lower-case letters, digits and dashes, 1 to 16 characters. */
  seed: string;
  /** Pixels of the drawing's own coordinates. */
  width: number;
  height: number;
};
