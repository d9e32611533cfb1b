/** Where news are found ([S]§2.14): `{newsPrefix}{newsType}/{slug}`. */
export const newsPrefix = '/news/';

/** The path of one of the news, in no language yet. */
export const newsPath = (newsType: string, slug: string) => `${newsPrefix}${newsType}/${slug}` as const;
