import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** HTML templates from the npm registry: package, exact version, folder of its pages, pages to leave out. */
const packages = [
  ['startbootstrap-sb-admin-2', '4.1.4', '', /utilities/],
  ['startbootstrap-sb-admin', '7.0.7', 'dist', /layout|50|40[14]/],
  ['startbootstrap-creative', '7.0.7', 'dist'],
  ['startbootstrap-resume', '7.0.6', 'dist'],
  ['sb-admin-2', '3.3.8', 'pages', /icons|grid|typography/],
  ['material-dashboard', '3.1.0', 'pages', /icons|typography|map/],
  ['soft-ui-dashboard', '1.0.1', 'pages'],
  ['soft-ui-design-system', '1.0.4', 'pages'],
  ['soft-ui-design-system', '1.0.4', 'sections/input-areas'],
  ['soft-ui-design-system', '1.0.4', 'sections/navigation'],
  ['@creative-tim-official/argon-dashboard-free', '1.2.0', 'examples', /map|icons/],
  ['adminator', '1.0.0', 'src', /map|charts|[45]0/],
  ['gentelella', '4.2.0', 'production', /chart|map|icons|level|fixed|page_|plain/],
];

/**
 * Unpacks the templates into a cache folder that git ignores, and lists their pages.
 * @param {string} cache where to unpack
 * @returns {{ id: string, file: string, package: string }[]} in a fixed order
 */
export function templatePages(cache) {
  const pages = [];
  for (const [name, version, folder, without] of packages) {
    const home = join(cache, `${name.replaceAll('/', '-')}-${version}`);
    if (!existsSync(join(home, 'package'))) {
      mkdirSync(home, { recursive: true });
      const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', home, `${name}@${version}`], {
        encoding: 'utf8',
      });
      execFileSync('tar', ['xzf', join(home, archive.trim().split('\n').at(-1)), '-C', home]);
    }
    const files = readdirSync(join(home, 'package', folder)).filter(
      (file) => file.endsWith('.html') && !without?.test(file),
    );
    for (const file of files.sort())
      pages.push({
        id: `${name}/${join(folder, file)}`,
        file: join(home, 'package', folder, file),
        package: `${name}@${version}`,
      });
  }
  return pages;
}
