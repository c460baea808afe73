import { useRef } from 'react';

import { emptyStay, extras, floors, useStay } from '../stay';

export function UncontrolledStay() {
  const { kept, keep } = useStay();
  const company = useRef<HTMLInputElement>(null);
  const nickname = useRef<HTMLInputElement>(null);

  function save(data: FormData) {
    const word = (key: string) => String(data.get(key) ?? '');
    keep({
      stay: {
        ...emptyStay,
        wishes: word('wishes'),
        email: word('email'),
        website: word('website'),
        phone: word('phone'),
        keyword: word('keyword'),
        wakeUp: word('wakeUp'),
        departure: word('departure'),
        season: word('season'),
        week: word('week'),
        colour: word('colour'),
        warmth: Number(word('warmth')),
        parking: data.get('parking') === 'on',
        extras: data.getAll('extras').map(String),
        floor: word('floor'),
      },
    });
  }

  return (
    <section aria-label="Uncontrolled stay">
      <form action={save}>
        <label htmlFor="wishes">Wishes</label>
        <textarea id="wishes" name="wishes" />
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" />
        <label htmlFor="website">Website</label>
        <input id="website" name="website" type="url" />
        <label htmlFor="phone">Phone</label>
        <input id="phone" name="phone" type="tel" />
        <label htmlFor="keyword">Keyword</label>
        <input id="keyword" name="keyword" type="search" />
        <label htmlFor="wake-up">Wake-up</label>
        <input id="wake-up" name="wakeUp" type="time" />
        <label htmlFor="departure">Departure</label>
        <input id="departure" name="departure" type="datetime-local" />
        <label htmlFor="season">Season</label>
        <input id="season" name="season" type="month" />
        <label htmlFor="week">Week</label>
        <input id="week" name="week" type="week" />
        <label htmlFor="colour">Colour</label>
        <input id="colour" name="colour" type="color" />
        <label htmlFor="warmth">Warmth</label>
        <input id="warmth" name="warmth" type="range" min={16} max={26} defaultValue={18} />
        <input id="parking" name="parking" type="checkbox" role="switch" />
        <label htmlFor="parking">Parking</label>
        <fieldset>
          <legend>Extras</legend>
          {extras.map((extra) => (
            <label key={extra}>
              <input type="checkbox" name="extras" value={extra} /> {extra}
            </label>
          ))}
        </fieldset>
        <label htmlFor="floor">Floor</label>
        <select id="floor" name="floor" size={4} defaultValue="">
          <option value="">Any</option>
          {floors.map((floor) => (
            <option key={floor}>{floor}</option>
          ))}
        </select>
        <label htmlFor="passport">Passport</label>
        <input id="passport" name="passport" type="file" />
        <button>Save stay</button>
      </form>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
      <details>
        <summary>More</summary>
        <label htmlFor="nickname">Nickname</label>
        <input id="nickname" ref={nickname} />
        <button type="button" onClick={() => keep({ nickname: nickname.current?.value ?? '' })}>
          Save nickname
        </button>
      </details>
      <button type="button" popoverTarget="firm">
        Business
      </button>
      <div id="firm" popover="auto" role="dialog" aria-label="Business">
        <label htmlFor="company">Company</label>
        <input id="company" ref={company} />
        <button type="button" onClick={() => keep({ company: company.current?.value ?? '' })}>
          Save company
        </button>
      </div>
    </section>
  );
}
