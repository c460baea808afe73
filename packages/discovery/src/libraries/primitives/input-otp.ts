import type { Library } from '../library.js';

/** input-otp (input-otp.rodz.dev): one input drawn as several slots. */
export const inputOtp: Library = {
  name: 'input-otp',
  packages: { 'input-otp': '' },
  components: { OTPInput: { is: 'field', control: 'text' } },
};
