import type { Registration } from './types';

export type RegistrationErrors = Partial<Record<keyof Registration, string>>;

const adultAge = 18;

function isAdult(birthday: string): boolean {
  const limit = new Date();
  limit.setFullYear(limit.getFullYear() - adultAge);
  return new Date(birthday) <= limit;
}

export function validateRegistration(values: Registration): RegistrationErrors {
  const errors: RegistrationErrors = {};
  if (values.fullName.trim() === '') errors.fullName = 'Tell us your name';
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = 'That is not an e-mail address';
  if (!(values.household >= 1 && values.household <= 12)) errors.household = 'Between 1 and 12';
  if (values.birthday === '') errors.birthday = 'When were you born?';
  else if (!isAdult(values.birthday)) errors.birthday = 'You must be 18 or older';
  if (values.country === '') errors.country = 'Choose a country';
  if (values.membership === '') errors.membership = 'Choose a membership';
  return errors;
}
