import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import styles from '#web/shell/header/header.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useOpener } from './use-opener.ts';

type ChatButtonProps = {
  className?: string | undefined;
  /** The word beside the icon, for menus; else it is only spoken. */
  withWord?: boolean;
};

/** Tells about the chat with the contact centre; nothing where the site has none. */
export function ChatButton({ className = styles.tool, withWord = false }: ChatButtonProps) {
  const t = useT();
  const opener = useOpener('chat');
  if (!useVisit().site.flags.chatWidget) return null;
  return (
    <button type="button" className={className} popoverTarget="chat" {...opener}>
      <Icon name="chat" />
      <span className={withWord ? undefined : 'sr'}>{t('shell.header.chat')}</span>
    </button>
  );
}
