import { useState } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { said } from '#web/search/query/query-values.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { WizardDefinition } from './definition.ts';
import { wizardKinds } from './kinds.ts';
import { searchedState } from './results-anchor.tsx';
import styles from './wizard.module.css';
import { WizardForm } from './wizard-form.tsx';
import { WizardTabs } from './wizard-tabs.tsx';

type WizardProps<Asked extends object, Options> = {
  definition: WizardDefinition<Asked, Options>;
  initial: Asked;
  options: Options;
  /**
   * `blue` stands at the foot of the picture, `video` on the film that editors have in its place; `detail` within the
   * page of one hotel or tour: without tabs, and the page stays where it is.
   */
  variant?: 'blue' | 'video' | 'detail';
};

/** The wizard of a type: a form whose answer is an address ([W]§2.3). It submits without scripts too. */
export function Wizard<Asked extends object, Options>({
  definition,
  initial,
  options: given,
  variant = 'blue',
}: WizardProps<Asked, Options>) {
  const t = useT();
  const toLocal = useLocalPath();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const page = usePathInNoLanguage();
  const [chosen, setChosen] = useState(initial);
  const { form, options } = definition.useSettled(chosen, { initial, options: given });
  const change = (part: Partial<Asked>) => setChosen((before) => ({ ...before, ...part }));
  const kind = definition.kind(form);
  const fields = definition.fields(form, options);
  const target = definition.target(form, page, options);
  const action = toLocal(target);
  const kept = target === page ? definition.keep?.(form, initial, search) : {};
  const after = {
    preventScrollReset: variant === 'detail',
    state: variant === 'detail' ? undefined : searchedState,
  };
  return (
    <search
      className={styles.wizard}
      data-kind={kind}
      data-variant={variant}
      aria-label={t(wizardKinds[kind].label)}
    >
      {variant !== 'detail' && <WizardTabs kind={kind} />}
      <WizardForm
        action={action}
        options={after}
        fieldCount={fields.length}
        missing={definition.missing(form)}
        submit={t(variant === 'detail' ? 'common.action.apply' : wizardKinds[kind].submit)}
      >
        {fields.map(({ name, Field }) => (
          <Field key={name} form={form} change={change} options={options} hydrated={hydrated} />
        ))}
        {hydrated &&
          Object.entries(said({ ...kept, ...definition.write(form) })).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </WizardForm>
    </search>
  );
}

function usePathInNoLanguage(): string {
  const { pathname } = useLocation();
  return localeOf(useVisit().site, pathname).path;
}
