import { expect, it } from 'vitest';
import { sameOriginLinks } from '../../../src/page/document/same-origin-links.js';
import { show } from '../fixture.js';

it('lists the routes of links within the origin', () => {
  show(`<a href="/orders?open=1#top">a</a><a href="/orders?open=1">again</a><a href="#/search">b</a><a href="https://example.com/x">c</a><a href="mailto:a@b.c">d</a>
    <a href="/logo.png">e</a><a href="/list.html">f</a><a href="/session/delete">g</a><a href="/x" download>h</a><a href="/out">Sign out</a>`);
  expect(sameOriginLinks()).toEqual(['/orders?open=1', `${location.pathname}${location.search}#/search`, '/list.html']);
});
