import { describe, expect, it } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

const beside = (html: string): (string[] | undefined)[] => {
  show(html);
  return readPage([]).elements.map((element) => element.beside);
};

describe('textsBeside', () => {
  it('reads the text directly before a field, and the text after a checkbox', () => {
    expect(beside('<div><span>City:</span><div><input></div></div>')).toEqual([['City']]);
    expect(beside('<p>Alerts <input type="checkbox"> by mail</p>')).toEqual([['Alerts', 'by mail']]);
    expect(beside('<ul><li><b>Grey</b> mode <input type="checkbox" role="switch"></li></ul>')).toEqual([['mode']]);
  });

  it('ends at another control, at a heading and at the edge of a form, and returns short texts only', () => {
    expect(beside('Street <input> <input>')).toEqual([['Street'], undefined]);
    expect(beside('<h3>Address</h3><input>')).toEqual([undefined]);
    expect(beside('Search here <form><input></form>')).toEqual([undefined]);
    expect(beside(`${'so many words '.repeat(6)}<input>`)).toEqual([undefined]);
    expect(beside('<p>See and change all your notes here.</p><input>')).toEqual([undefined]);
    expect(beside('<p><input type="checkbox"> Send me all your news.</p>')).toEqual([['Send me all your news.']]);
  });

  it('reads the one heading in the box of a switch, and no heading over several boxes', () => {
    const line = '<div><div><h3>Dark</h3><p>Easy on the eyes</p></div><input type="checkbox"></div>';
    expect(beside(line)).toEqual([['Dark', 'Easy on the eyes']]);
    const two = '<div><h3>Letters</h3><input type="checkbox"> News <input type="checkbox"> Offers</div>';
    expect(beside(two)).toEqual([['News'], ['News', 'Offers']]);
  });

  it('skips hidden texts and the nameless buttons of the field itself', () => {
    expect(beside('Amount <button></button><span hidden>cents</span><input>')).toEqual([undefined, ['Amount']]);
  });

  it("reads the head of the field's table column", () => {
    expect(
      beside(
        '<table><thead><tr><th>Item</th><th>Count</th></tr></thead><tbody><tr><td>Pen</td><td><input></td></tr></tbody></table>',
      )[0],
    ).toContain('Count');
  });

  it('reads nothing for a field with a label or for a button', () => {
    expect(beside('Name <label>Full name <input></label> or <button></button>')).toEqual([undefined, undefined]);
  });
});
