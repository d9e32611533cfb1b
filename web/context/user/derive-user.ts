import type { CurrentUser } from '#calls/current-user.ts';

/** As it is received: another server may write numbers as texts, and leave out what it does not know ([S]§3.1). */
export type ReceivedUser = { [Field in keyof CurrentUser]?: CurrentUser[Field] | string | number | null };

/** Groups of agencies that mean something here ([S]§9). */
const inGroups = { loyal: [373, 488], marketing: [871], rated: [220, 373, 815], special: [220] };

/** The agency that sees who buys ([S]§6). */
const showsBuyer = 66_842;
const operatorType = 3;

/** Who is logged in, as pages know them: every field of [S]§3.1, by the rules of [S]§6. */
export function deriveUser(received: ReceivedUser) {
  const groups = groupsOf(received);
  const has = (wanted: readonly number[]) => wanted.some((inc) => groups.includes(inc));
  const partner = numberOf(received.Partner ?? received.partner);
  return {
    isLogin: Object.keys(received).length > 0,
    isAdmin: isSet(received.administrator) || isSet(received.Administrator),
    isBanned: isPresent(received.Access_bron) && numberOf(received.Access_bron) !== 1,
    isOperator: numberOf(received.Parttype) === operatorType,
    isLoyal: has(inGroups.loyal),
    isMarketing: has(inGroups.marketing),
    partnerRating: has(inGroups.rated),
    hasInc220Group: has(inGroups.special),
    isShowBuyerByPartner: partner === showsBuyer,
    isFTA: isSet(received.isFTA),
    isAuthorLogin: isSet(received.ignore_author_login),
    withChat: isSet(received.Access_chat),
    printAccess: isSet(received.Access_agreement),
    accessDeposite: isSet(received.Access_deposite),
    fixMarkup: isSet(received.Agent_fix_markup),
    groups,
    partnerGroup: numberOf(received.PARTNERGROUP),
    managerId: numberOf(received.ManagerId),
    partPassInc: numberOf(received.PartPassInc),
    partner,
    headpartner: numberOf(received.headpartner),
    parttype: numberOf(received.Parttype),
    stateFrom: numberOf(received.StateFrom),
    webSocketToken: textOf(received.hToken),
    unread: numberOf(received.unread),
    hasOtherAgencies: numberOf(received.agencies) > 1,
    name: textOf(received.PartPassName) || textOf(received.PartPassAlias),
    officialName: textOf(received.OfficialName),
    partPassAlias: textOf(received.PartPassAlias),
    partPassEmail: textOf(received.PartPassEmail),
    partPassName: textOf(received.PartPassName),
    // Of what is received only the agency's first e-mail can be that of its administrator.
    emailAdmin: textOf(received.partnerEmail1),
    partnerEmail1: textOf(received.partnerEmail1),
    partnerEmail2: textOf(received.partnerEmail2),
  };
}

export type User = ReturnType<typeof deriveUser> & {
  /** What they earn is off this screen. */
  isNetHidden?: true;
};

function groupsOf({ PARTNERGROUP_LIST: list }: ReceivedUser): number[] {
  if (typeof list !== 'object' || list === null) return [];
  return list.PARTNERGROUP.map(({ inc }) => Number(inc));
}

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

/** 0 where there is none. */
const numberOf = (value: unknown): number => Number(value) || 0;

/** 1, '1' and true are; so is every other number but 0. */
const isSet = (value: unknown): boolean => value === true || value === 'true' || numberOf(value) !== 0;

const textOf = (value: unknown): string => (isPresent(value) ? String(value) : '');
