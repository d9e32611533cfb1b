import { createContext, type ReactNode, useContext } from 'react';

/** The few words and formats that parts speak themselves; the root sets them, so that parts know no messages. */
export type UiLanguage = {
  /** Whole units of a currency: `€1,794`, `98 400 ₽`. */
  price: (amount: number, currency: string) => string;
  /** Spoken name of a hotel's category: `5 stars`. */
  stars: (count: number) => string;
  /** What travellers read for a category that is a name: `HV-1` is a holiday village. */
  category: (name: string) => string;
  close: string;
  breadcrumbs: string;
  optional: string;
  loading: string;
};

const UiLanguageContext = createContext<UiLanguage | undefined>(undefined);

export function UiLanguageProvider({ language, children }: { language: UiLanguage; children: ReactNode }) {
  return <UiLanguageContext value={language}>{children}</UiLanguageContext>;
}

/** The language of the parts; throws outside `UiLanguageProvider`. */
export function useUiLanguage(): UiLanguage {
  const language = useContext(UiLanguageContext);
  if (!language) throw new Error('A part of the design system is drawn outside UiLanguageProvider');
  return language;
}
