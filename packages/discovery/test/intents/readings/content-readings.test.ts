import { expect, test } from 'vitest';

import { contentReadings, iconsIn } from '../../../src/intents/readings/content-readings.js';
import { element, htmlScene, reactScene } from '../read-scene.js';

const texts = (markup: string): string[] =>
  contentReadings([element(/[{]/.test(markup) ? reactScene(markup) : htmlScene(markup), 'button')]).map(({ parts }) =>
    parts
      .map((part) => part ?? '…')
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  );

test.each([
  ['inline elements join without a space', '<button>Sa<b>ve</b></button>', ['Save']],
  ['blocks are separated', '<button><div>Save</div><div>all</div></button>', ['Save all']],
  ['a line break is a space', '<button>Save<br>all</button>', ['Save all']],
  ['hidden elements have no text', '<button>Save<i hidden>!</i><i aria-hidden="true">?</i></button>', ['Save']],
  ['aria-label replaces the content', '<button><i aria-label="Save">S</i></button>', ['Save']],
  ['a picture has its alternative text', '<button><img alt="Save"></button>', ['Save']],
  ['the title of a drawing counts', '<button><svg><title>Save</title><text>x</text></svg></button>', ['Save']],
  ['a menu inside is no part', '<button>More<menu role="menu">x</menu></button>', ['More']],
  [
    'a conditional element comes after the text without it',
    '<button>Save{all && <b> all</b>}</button>',
    ['Save', 'Save all'],
  ],
  ['both texts of a choice', '<button>{busy ? "Saving…" : "Save"}</button>', ['Save', 'Saving…']],
  ['an unknown part is marked', '<button>Save {name}</button>', ['Save …']],
  ['inner HTML is unknown', '<button dangerouslySetInnerHTML={{ __html: x }} />', ['…']],
])('%s', (_, markup, expected) => {
  expect(texts(markup)).toEqual(expected);
});

test('icons are listed once, in order', () => {
  const scene = htmlScene(
    '<button><i class="fa fa-save"></i><i class="fa fa-trash"></i><i class="fa fa-save"></i></button>',
  );
  expect(iconsIn([element(scene, 'button')])).toEqual(['Save', 'Trash']);
});
