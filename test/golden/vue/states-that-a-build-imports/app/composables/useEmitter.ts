/** A function of the app's own with the name of one of Vue's makes no state. */
function reactive(name: string) {
  return fetch(`/events/${name}`);
}

export function useEmitter() {
  const sent = () => reactive('opened');
  return { sent };
}
