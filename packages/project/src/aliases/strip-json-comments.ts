/**
 * Turns JSON with comments and trailing commas (as tsconfig files are written) into JSON, keeping every other byte.
 */
export function stripJsonComments(text: string): string {
  const withoutComments = text
    .replace(/^\uFEFF/, '')
    .replace(/"(?:\\.|[^"\\])*"|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//g, (token) => (token.startsWith('"') ? token : ' '));
  return withoutComments.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g, (token) => (token.startsWith('"') ? token : ''));
}
