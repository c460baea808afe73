import type { LibraryTable } from '@webmcp/contract';

/** input-otp (input-otp.rodz.dev): one input drawn as several slots. */
export const inputOtp: LibraryTable = {
  name: 'input-otp',
  packages: { 'input-otp': '' },
  components: { OTPInput: { is: 'field', control: 'text' } },
};
