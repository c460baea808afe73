import { targetsOf, type State, type Tool } from '@webmcp/contract';
import type { StatePicture } from '@webmcp/probe';

import { coverageLines } from '../coverage-lines.js';
import { confidenceClass } from './confidence-class.js';
import { html, type Markup } from './markup.js';

/** Renders the picture of a state, with a link to the tool at each of its targets. */
export function stateFigure(
  { id, route, coverage }: State,
  picture: StatePicture | undefined,
  tools: readonly Tool[],
): Markup {
  const [sums] = coverageLines({ states: coverage === undefined ? [] : [{ id, route, from: 'route', coverage }] });
  return html`<figure data-state="${id}" id="state-${id}">
    <figcaption>
      <h3>${id} <span class="soft">${route}</span></h3>
      ${sums === undefined ? '' : html`<p class="soft">${sums.slice(id.length + 2)}</p>`}
    </figcaption>
    ${picture === undefined ? html`<p>No picture was taken.</p>` : shot(id, picture, tools)}
  </figure>`;
}

function shot(id: string, picture: StatePicture, tools: readonly Tool[]): Markup {
  const { width, height, image, marks } = picture;
  const known = new Map(tools.map((tool) => [tool.id, tool]));
  const percent = (value: number, whole: number): string => `${((100 * value) / whole).toFixed(3)}%`;
  const drawn = marks
    .filter(({ box }) => box.y < height && box.x < width)
    .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x)
    .flatMap(({ tool: of, part, box }) => {
      const tool = known.get(of);
      const target = tool && targetsOf(tool).find((each) => each.part === part)?.target;
      if (tool === undefined || target === undefined) return [];
      const place = `left:${percent(box.x, width)};top:${percent(box.y, height)};width:${percent(box.width, width)};height:${percent(box.height, height)}`;
      const sure = confidenceClass(target.confidence);
      if (part.endsWith('container'))
        return [html`<div class="mark around ${sure}" data-of="${of}" style="${place}"></div>`];
      const label = `${tool.name}, ${part}: confidence ${target.confidence}, ${tool.risk.level}`;
      return [
        html`<a class="mark ${sure}" data-of="${of}" href="#${of}" aria-label="${label}" style="${place}"
          ><span aria-hidden="true">${label}</span></a
        >`,
      ];
    });
  return html`<div class="shot">
    <img
      alt="The page in the state ${id}"
      width="${width}"
      height="${height}"
      src="data:image/jpeg;base64,${image.toString('base64')}"
    />${drawn}
  </div>`;
}
