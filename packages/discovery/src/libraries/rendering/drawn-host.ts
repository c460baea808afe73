/**
 * Packages of animation with the exports whose members draw host elements: `motion.div` draws a `div`
 * (motion.dev/docs/react-motion-component, motion.dev/docs/vue-motion-component, react-spring.dev/docs/concepts/animated-elements).
 */
const exportsOf: Readonly<Record<string, readonly string[]>> = {
  'framer-motion': ['motion', 'm'],
  'framer-motion/client': ['motion', 'm'],
  'motion/react': ['motion', 'm'],
  'motion/react-client': ['motion', 'm'],
  'motion-v': ['motion', 'm'],
  '@react-spring/web': ['animated', 'a'],
};

/** Returns the host element that a component of a package draws: `div` of `motion.div`; undefined for any other component. */
export function drawnHost(path: readonly string[], from: string | undefined): string | undefined {
  const [name = '', tag = '', ...others] = path;
  const draws = from !== undefined && exportsOf[from]?.includes(name) === true && others.length === 0;
  return draws && /^[a-z][a-z0-9]*$/.test(tag) ? tag : undefined;
}
