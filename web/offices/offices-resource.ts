import type { Route } from './+types/offices-resource.ts';
import { loadOffices, type OfficeList } from './load-offices.ts';
import { readOfficeQuestion } from './office-question.ts';

/** The offices for an open page, whose filter was changed. */
export const loader = async ({
  context,
  url,
}: Route.LoaderArgs): Promise<{ list: OfficeList | undefined }> => ({
  list: await loadOffices(context, readOfficeQuestion(url.searchParams), url.host),
});

/** Without an answer the page that asks stays as it is, and says so. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ list: undefined }));
