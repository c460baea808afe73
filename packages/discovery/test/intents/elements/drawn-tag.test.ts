import { expect, test } from 'vitest';

import { readReact } from '../read-app.js';

const mui = `import { Box, Button, TextField } from '@mui/material';`;

test('a box that draws a form is a form', () => {
  const app = readReact(
    `<>
      <Box component="form" onSubmit={add}><TextField label="Name" /><Button type="submit">Add</Button></Box>
      <Box component="form" onSubmit={invite}><TextField label="Email" /><Button type="submit">Invite</Button></Box>
    </>`,
    mui,
  );
  expect(app.boundaries.filter(({ kind }) => kind === 'form')).toHaveLength(2);
  expect(app.summaries().map(({ fields, action }) => [...fields, action])).toEqual([
    ['Name', 'Add'],
    ['Email', 'Invite'],
  ]);
});

test('a text that draws a label names the control inside', () => {
  const app = readReact(`<Words as="label"><input type="checkbox" /> Send news</Words>`);
  expect(app.intents).toMatchObject([{ control: 'checkbox', labels: [{ text: 'Send news' }] }]);
});

test.each([
  ['a tag without a meaning', `<Box component="span" onClick={add}>Add</Box>`, 'custom'],
  ['a component that holds a value', `<FancySwitch as="button" checked={on} onCheckedChange={set} />`, 'custom'],
])('%s leaves the component as it is', (_, markup, control) => {
  expect(readReact(markup, mui).intents).toMatchObject([{ control }]);
});

test('a box that draws the link of a router is a link, also in rows and with an address of data', () => {
  const app = readReact(
    `<>
      {people.map((one) => <Card component={Link} to={path(one.id)}>{one.name}</Card>)}
      <Card component={Paper} to="/away">Paper</Card>
      <Card component={Link}>Nowhere</Card>
    </>`,
    `import { Card, Paper } from '@mui/material'; import { Link } from 'react-router-dom';`,
  );
  expect(app.intents.map(({ control, boundary }) => [control, app.boundaries[boundary ?? 0]?.kind])).toEqual([
    ['link', 'row'],
    ['link', 'page'],
  ]);
});
