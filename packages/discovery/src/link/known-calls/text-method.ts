/** What an argument of a text's method is, where it is known. */
export type Argument = string | number | boolean | null;

/** What a method of a text that only reads it gives; undefined for any other method, or for arguments that it does not take. */
export function textMethod(text: string, method: string, args: readonly Argument[]): string | undefined {
  const [first, second] = args;
  const numbers = args.filter((argument) => typeof argument === 'number');
  const areNumbers = numbers.length === args.length;
  switch (method) {
    case 'toLowerCase':
    case 'toLocaleLowerCase':
      return text.toLowerCase();
    case 'toUpperCase':
    case 'toLocaleUpperCase':
      return text.toUpperCase();
    case 'trim':
      return text.trim();
    case 'toString':
      return text;
    case 'charAt':
      return areNumbers ? text.charAt(numbers[0] ?? 0) : undefined;
    case 'slice':
      return areNumbers ? text.slice(numbers[0], numbers[1]) : undefined;
    case 'substring':
      return areNumbers && numbers[0] !== undefined ? text.substring(numbers[0], numbers[1]) : undefined;
    case 'concat':
      return text.concat(...args.map(String));
    case 'replace':
    case 'replaceAll':
      if (typeof first !== 'string' || typeof second !== 'string') return undefined;
      return method === 'replace' ? text.replace(first, () => second) : text.replaceAll(first, () => second);
    default:
      return undefined;
  }
}
