/** How a market asks for a phone number ([S]§3.18). */
export type PhoneField = {
  /** Names the input mask of [S]§5.11; a market without a mask takes digits as they come. */
  maskKey?: PhoneRule;
  /** Characters of the value as masked, brackets and spaces included. */
  minLength: number;
  placeholder: string;
  /** Names the validator of [S]§5.5. */
  validatorKey: PhoneRule | 'onlyNumbers';
};

export const phoneRules = ['phoneRu', 'phoneBy', 'phoneInternational', 'phoneTr'] as const;

export type PhoneRule = (typeof phoneRules)[number];

const masked = (rule: PhoneRule, minLength: number, placeholder: string): PhoneField => ({
  maskKey: rule,
  minLength,
  placeholder,
  validatorKey: rule,
});

export const phoneRu = masked('phoneRu', 12, '+7 (___) ___ __ __');
export const phoneBy = masked('phoneBy', 13, '+375 (__) ___ __ __');
export const phoneInternational = masked('phoneInternational', 9, '+____________');
/** Seventeen characters are the whole mask: the specification names no minimum for it. */
export const phoneTr = masked('phoneTr', 17, '+90 ___ ___ __ __');

/** Digits without a mask; the shortest national numbers of these markets have seven. */
export const onlyNumbers = (placeholder: string): PhoneField => ({
  minLength: 7,
  placeholder,
  validatorKey: 'onlyNumbers',
});
