import { expect, test } from 'vitest';
import { testTranslator } from '#texts/test-translator.ts';
import { programIcon, programName, tourTypeText } from './offer-program.ts';

const { t } = testTranslator('en');
const program = (programTypeInc: number, programTypeName: string) => ({ programTypeInc, programTypeName });

test('a program has its name, but 1552 and the standard one have none [W-3.3-09]', () => {
  expect(programName(program(15, 'EARLY BOOKING'), t)).toBe('EARLY BOOKING');
  expect(programName(program(1_552, 'Holiday'), t)).toBeUndefined();
  expect(programName(program(7, 'standard'), t)).toBeUndefined();
  expect(programName(program(7, 'Standard'), t)).toBeUndefined();
});

test('RETURN TO DIFFERENT CITY is translated [W-3.3-08]', () => {
  const elsewhere = program(21, 'RETURN TO DIFFERENT CITY');
  expect(programName(elsewhere, t)).toBe('Return to another city');
  expect(programName(elsewhere, testTranslator('ru').t)).toBe('Возвращение в другой город');
});

test('Standard has the standard icon, whatever its number but 1 and 147 [W-3.3-10] [W-3.3-11]', () => {
  expect(programIcon(program(1_552, 'Standard'))).toBe('check');
  expect(programIcon(program(15, 'EARLY BOOKING'))).toBe('tag');
  expect(programIcon(program(1, 'Standard'))).toBeUndefined();
  expect(programIcon(program(147, 'EARLY BOOKING'))).toBeUndefined();
});

test('the name of a tour type is shown of type 13 alone [W-3.3-12]', () => {
  expect(tourTypeText({ tourType: '13', tourTypeName: 'Round trip' })).toBe('Round trip');
  expect(tourTypeText({ tourType: '12', tourTypeName: 'Cruise' })).toBeUndefined();
  expect(tourTypeText({ tourType: '', tourTypeName: '' })).toBeUndefined();
});
