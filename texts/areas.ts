import type { MessageKey } from './message-key.ts';

type FirstWord<Key> = Key extends `${infer First}.${string}` ? First : never;

/** The part of the site that a text belongs to: the first word of its key, and the name of its file. */
export type Area = FirstWord<MessageKey>;
