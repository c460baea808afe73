/** Class names by which the common libraries mark a message as bad or good (MUI, Ant Design, Element Plus, Quasar, Vuetify, Bootstrap, toast libraries). */
const badClass = ['error', 'invalid', 'danger', 'destructive', 'negative', 'fail', 'text-red']
  .map((word) => `[class*=${word} i]`)
  .join();
const goodClass = '[class*=success i],[class*=positive i]';

/** Words by which a message in one of a few languages says no; only where no class says more. */
const badWords =
  /\b(errors?|invalid|fail\w*|incorrect|wrong|required|must|denied|not|unable|cannot|already|missing|expired|rejected|try again|nicht|kein\w*|ungültig\w*|fehl\w*|erreur|échec|invalide|obligatoire|inválid\w*|obligatori\w*|falló)\b|n['’]t\b|please (enter|select|choose|fill|provide|correct)/i;

/** Whether a message at an element is marked as an error by a class around or inside it. */
export function errorMarked(element: Element): boolean {
  return (element.closest(badClass) ?? element.querySelector(badClass)) !== null;
}

/** How a message in a live region sounds: its class decides, else its words; undefined where neither says. */
export function tone(element: Element, text: string): 'good' | 'bad' | undefined {
  if (errorMarked(element)) return 'bad';
  if (element.closest(goodClass) ?? element.querySelector(goodClass)) return 'good';
  return badWords.test(text) ? 'bad' : undefined;
}
