import type { Intent } from '../model/intent.js';

/** Matches a label or name that means a postal code in an address, and a secret of its own elsewhere. */
const pinCode = /^(?:enter )?pin[ _-]?code$/i;
/** Matches words of a place. An email address is none. */
const address =
  /^address$|\b(?:street|city|town|village|landmark|locality|(?:address|addr)[ _-]?line|(?:home|postal|delivery|shipping|billing)[ _-]?address)(?:\b|_|\d)/i;
/** Matches words of forms that ask for a secret: a card or an account may have a PIN code. */
const secret = /\b(?:card|cvv|cvc|account|bank|sim|pass(?:word|code)|otp)\b/i;

/** Marks the "PIN code" of a form with an address. The form may ask for no card, account or password. */
export function markPostalCodes(intents: readonly Intent[]): void {
  for (const intent of intents) {
    if (intent.control !== 'text' || !textsOf(intent).some((text) => pinCode.test(text))) continue;
    const beside = intents.filter(({ kind, boundary }) => kind === 'field' && boundary === intent.boundary);
    const isSecret = beside.some((one) => one.control === 'password' || textsOf(one).some((text) => secret.test(text)));
    const isAddress = beside.some((one) => one !== intent && textsOf(one).some((text) => address.test(text)));
    if (isAddress && !isSecret) intent.isPostal = true;
  }
}

const textsOf = ({ labels, name, placeholder }: Intent): string[] =>
  [...labels.map(({ text }) => text), name, placeholder].filter((text) => text !== undefined);
