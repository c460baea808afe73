/** Turns JSON with comments and trailing commas (a tsconfig file) into JSON, and keeps every other byte. */
export function stripJsonComments(text: string): string {
  const withoutComments = text
    .replace(/^\uFEFF/, '')
    .replace(/"(?:\\.|[^"\\])*"|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//g, (token) => (token.startsWith('"') ? token : ' '));
  return withoutComments.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g, (token) => (token.startsWith('"') ? token : ''));
}
