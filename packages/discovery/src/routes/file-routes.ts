/** React Router's framework mode makes routes of files if its list of routes imports this package. */
export const flatRoutes = '@react-router/fs-routes';

/** Packages whose folders of pages are routes, and the rule that turns a file's path into a route. */
const makers: { packages: string[]; folder: RegExp; route(path: string): string | null }[] = [
  {
    // nextjs.org/docs/app/api-reference/file-conventions/page
    packages: ['next'],
    folder: /^(?:src\/)?app\//,
    route: (path) => (/(?:^|\/)page\.[jt]sx?$/.test(path) ? plain(path.replace(/\/?page\.[jt]sx?$/, '')) : null),
  },
  {
    // nextjs.org/docs/pages/building-your-application/routing
    packages: ['next'],
    folder: /^(?:src\/)?pages\//,
    route: (path) => (/^_|^api\/|\.d\.ts$|^(?:404|500)\./.test(path) ? null : page(path, /\.[jt]sx?$/)),
  },
  {
    // nuxt.com/docs/guide/directory-structure/pages, uvr.esm.is, github.com/hannoeru/vite-plugin-pages
    packages: ['nuxt', 'unplugin-vue-router', 'vite-plugin-pages', '@umijs/max', 'umi'],
    folder: /^(?:src\/|app\/)?pages\//,
    route: (path) => (/(?:^|\/)components\//.test(path) ? null : page(path, /\.(?:vue|[jt]sx)$/)),
  },
  {
    // remix.run/docs/file-conventions/routes, reactrouter.com/how-to/file-route-conventions
    packages: ['@remix-run/react', flatRoutes],
    folder: /^app\/routes\//,
    route: (path) => flat(path.replace(/\/route(?=\.[jt]sx$)/, '')),
  },
];

/**
 * Returns the routes that files are, for the packages that make routes of files; parameters stay as they are written.
 * @param packagesUsed names of the packages that the app uses
 */
export function fileRoutes(files: readonly string[], packagesUsed: readonly string[]): string[] {
  const used = makers.filter(({ packages }) => packages.some((name) => packagesUsed.includes(name)));
  return files.flatMap((file) =>
    used.flatMap(({ folder, route }) => {
      const found = folder.test(file) ? route(file.replace(folder, '')) : null;
      return found === null ? [] : [found];
    }),
  );
}

function page(path: string, extension: RegExp): string | null {
  return extension.test(path) ? plain(path.replace(extension, '').replace(/(?:^|\/)index$/, '')) : null;
}

/**
 * Reads flat names such as `team.$id_.edit`. Dots separate parts; a part that begins with `_` is not in the address;
 * `_` at the end of a part only keeps it out of its parent.
 */
function flat(path: string): string | null {
  const name = path.replace(/\.[jt]sx$/, '');
  if (name === path || /[/[\]]/.test(name)) return null;
  const parts = name.split('.').filter((part) => !/^_|^\(.*\)$/.test(part));
  return `/${parts.map((part) => (part === '$' ? '*' : part.replace(/_$/, ''))).join('/')}`;
}

/**
 * Removes groups such as `(shop)` from a path. Null for private folders, slots `@modal` and intercepting routes
 * `(.)photo`, which are no pages.
 */
function plain(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => /^@|^\(\.|^_/.test(part))) return null;
  return `/${parts.filter((part) => !/^\(.*\)$/.test(part)).join('/')}`;
}
