import { telAddress } from '#lib/tel-address.ts';
import { splitMessage } from '#texts/split-message.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Empty, type NextStep } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { OfficeList } from './load-offices.ts';
import { type OfficeQuestion, writeOfficeQuestion } from './office-question.ts';
import styles from './offices.module.css';

/** No office fits: what was asked can be asked with less, or somebody be called. */
export function NoOffices({ list }: { list: OfficeList }) {
  const t = useT();
  return (
    <Empty title={t('common.officesList.emptyText')} image={housePictures.empty} ways={useNextSteps(list)}>
      {t('officeList.empty.text')}
    </Empty>
  );
}

function useNextSteps({ question, cities }: OfficeList): NextStep[] {
  const t = useT();
  const toLocal = useLocalPath();
  const wide = { ...question, place: '', address: '' };
  const to = (asked: Partial<OfficeQuestion>) => {
    const query = writeOfficeQuestion({ ...wide, ...asked });
    return toLocal(`/contacts/sales-offices${query}`);
  };
  const city = cities.find(({ townInc }) => townInc === question.city)?.name;
  const isNarrow = question.place !== '' || question.address !== '';
  return [
    ...(city && isNarrow ? [{ to: to({}), title: t('officeList.empty.wholeCity', { city }) }] : []),
    { to: to({ city: 'all' }), title: t('officeList.all') },
    { to: toLocal('/contacts/hot-line'), title: t('offices.contacts.hotLine') },
  ];
}

/** The call failed; the filter still says what was asked. */
export function OfficesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const [phone = ''] = useVisit().site.contacts.phones;
  const [before, after] = splitMessage(t, 'officeList.error.text', 'phone');
  return (
    <div className={styles.officesFailed}>
      <Notice tone="error" title={t('officeList.error.title')}>
        <p>
          {before}
          <a className={classNames(styles.officesFailedPhone, 'num')} href={telAddress(phone)}>
            {phone}
          </a>
          {after}
        </p>
      </Notice>
      <Button onClick={onRetry}>{t('shell.action.retry')}</Button>
    </div>
  );
}
