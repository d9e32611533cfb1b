import { readStateSummaries } from './content-store.server.ts';
import { type ContentMoment, type LiveContent, readOnce } from './live-content.ts';

/** The short texts of states, by number; they belong to the catalogue, whose version tells when to read them again. */
export const stateSummaries = (db: LiveContent['db'], moment: ContentMoment, catalogueVersion: number) =>
  readOnce(moment, `summaries ${catalogueVersion}`, () => readStateSummaries(db));
