import { useT } from '#web/context/i18n-context.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { useOpener } from './use-opener.ts';

/** Opens the burger, which the server has rendered for those without scripts. */
export function BurgerButton() {
  const label = useT()('shell.header.menu');
  return <RoundButton icon="menu" label={label} bare popoverTarget="burger" {...useOpener('burger')} />;
}
