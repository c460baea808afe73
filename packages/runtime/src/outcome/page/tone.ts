/** Class names by which the common libraries mark a message as bad or good (MUI, Ant Design, Element Plus, Quasar, Vuetify, Bootstrap, toast libraries). */
const badClass = ['error', 'invalid', 'danger', 'destructive', 'negative', 'fail', 'text-red']
  .map((word) => `[class*=${word} i]`)
  .join();
const goodClass = '[class*=success i],[class*=positive i]';

/**
 * Words by which a message in one of a few languages says no; only where no class says more, and only in short ones:
 * a receipt says "not given" and means well.
 */
const badWords =
  /\b(errors?|invalid|fail\w*|incorrect|wrong|required|must|denied|not|unable|cannot|already|missing|expired|rejected|try again|nicht|kein\w*|ungültig\w*|fehl\w*|erreur|échec|invalide|obligatoire|inválid\w*|obligatori\w*|falló)\b|n['’]t\b|please (enter|select|choose|fill|provide|correct)/i;

/** Words by which a message in one of a few languages says that something was done. */
const doneWords =
  /\b(saved|added|created|updated|changed|removed|deleted|sent|booked|copied|confirmed|received|done|complete|success|thank|welcome|gespeichert|hinzugef|gelöscht|gesendet|erfolg|danke|enregistr|ajout|supprim|envoy|merci|succès|guardad|añadid|eliminad|enviad|gracias)/i;

export const soundsDone = (text: string): boolean => doneWords.test(text);

/**
 * Whether a message at an element is marked as an error by a class around or inside it.
 * @param act what was acted on: a class around that too, such as `danger-zone`, says nothing about the message
 */
export function errorMarked(element: Element, act: Node | undefined): boolean {
  const marked = element.closest(badClass);
  return marked ? !act || !marked.contains(act) : element.querySelector(badClass) !== null;
}

/**
 * How a message in a live region sounds: `bad` or `good` by its class, else `no` by its words; undefined where neither
 * says.
 * @param values what the caller set: where the page repeats it, it is not what the page says
 */
export function tone(
  element: Element,
  text: string,
  act: Node | undefined,
  values: string[],
): 'good' | 'bad' | 'no' | undefined {
  if (errorMarked(element, act)) return 'bad';
  if (element.closest(goodClass) ?? element.querySelector(goodClass)) return 'good';
  const own = values.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return text.length < 120 && badWords.test(own) ? 'no' : undefined;
}
