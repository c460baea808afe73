import { useEffect, useState, type KeyboardEvent, type SubmitEvent } from 'react';

import { extras, findAirports, floors, useStay } from '../stay';

export function ControlledStay() {
  const { stay, set, kept, keep } = useStay();
  const [airports, setAirports] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState('guest');
  const [isMore, setIsMore] = useState(false);
  const [isMenu, setIsMenu] = useState(false);
  const [company, setCompany] = useState('');
  const [nickname, setNickname] = useState('');

  useEffect(() => {
    let isCurrent = true;
    if (typed && typed !== stay.airport) {
      void findAirports(typed).then((found) => {
        if (isCurrent) setAirports(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [typed, stay.airport]);

  function save(event: SubmitEvent) {
    event.preventDefault();
    keep({ stay });
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set('adults', Math.min(6, Math.max(1, stay.adults + by)));
  }

  return (
    <section aria-label="Controlled stay">
      <form onSubmit={save}>
        <label>
          Wishes <textarea value={stay.wishes} onChange={(event) => set('wishes', event.target.value)} />
        </label>
        <label>
          Email <input type="email" value={stay.email} onChange={(event) => set('email', event.target.value)} />
        </label>
        <label>
          Website <input type="url" value={stay.website} onChange={(event) => set('website', event.target.value)} />
        </label>
        <label>
          Phone <input type="tel" value={stay.phone} onChange={(event) => set('phone', event.target.value)} />
        </label>
        <label>
          Keyword <input type="search" value={stay.keyword} onChange={(event) => set('keyword', event.target.value)} />
        </label>
        <label>
          Wake-up <input type="time" value={stay.wakeUp} onChange={(event) => set('wakeUp', event.target.value)} />
        </label>
        <label>
          Departure{' '}
          <input
            type="datetime-local"
            value={stay.departure}
            onChange={(event) => set('departure', event.target.value)}
          />
        </label>
        <label>
          Season <input type="month" value={stay.season} onChange={(event) => set('season', event.target.value)} />
        </label>
        <label>
          Week <input type="week" value={stay.week} onChange={(event) => set('week', event.target.value)} />
        </label>
        <label>
          Colour <input type="color" value={stay.colour} onChange={(event) => set('colour', event.target.value)} />
        </label>
        <label>
          Warmth{' '}
          <input
            type="range"
            min={16}
            max={26}
            value={stay.warmth}
            onChange={(event) => set('warmth', event.target.valueAsNumber)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            role="switch"
            checked={stay.parking}
            onChange={(event) => set('parking', event.target.checked)}
          />{' '}
          Parking
        </label>
        <label>
          Extras{' '}
          <select
            multiple
            value={stay.extras}
            onChange={(event) =>
              set(
                'extras',
                [...event.target.selectedOptions].map(({ value }) => value),
              )
            }
          >
            {extras.map((extra) => (
              <option key={extra}>{extra}</option>
            ))}
          </select>
        </label>
        <label htmlFor="airport">Airport</label>
        <input
          id="airport"
          role="combobox"
          aria-expanded={airports.length > 0}
          aria-controls="airports"
          aria-autocomplete="list"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul role="listbox" id="airports" aria-label="Airports" hidden={airports.length === 0}>
          {airports.map((airport) => (
            <li
              key={airport}
              role="option"
              aria-selected={airport === stay.airport}
              onClick={() => {
                set('airport', airport);
                setTyped(airport);
                setAirports([]);
              }}
            >
              {airport}
            </li>
          ))}
        </ul>
        <span id="floor">Floor</span>
        <ul role="listbox" aria-labelledby="floor" tabIndex={0}>
          {floors.map((floor) => (
            <li key={floor} role="option" aria-selected={floor === stay.floor} onClick={() => set('floor', floor)}>
              {floor}
            </li>
          ))}
        </ul>
        <span id="adults">Adults</span>
        <div
          role="spinbutton"
          tabIndex={0}
          aria-labelledby="adults"
          aria-valuemin={1}
          aria-valuemax={6}
          aria-valuenow={stay.adults}
          onKeyDown={step}
        >
          {stay.adults}
        </div>
        <label>
          Passport <input type="file" />
        </label>
        <button type="submit">Save stay</button>
      </form>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
      <div role="tablist" aria-label="Who pays">
        <button type="button" role="tab" aria-selected={tab === 'guest'} onClick={() => setTab('guest')}>
          Private
        </button>
        <button type="button" role="tab" aria-selected={tab === 'firm'} onClick={() => setTab('firm')}>
          Business
        </button>
      </div>
      {tab === 'firm' && (
        <div role="tabpanel" aria-label="Business">
          <label>
            Company <input value={company} onChange={(event) => setCompany(event.target.value)} />
          </label>
          <button type="button" onClick={() => keep({ company })}>
            Save company
          </button>
        </div>
      )}
      <button type="button" aria-expanded={isMore} aria-controls="more" onClick={() => setIsMore(!isMore)}>
        More
      </button>
      <div id="more" role="region" aria-label="More" hidden={!isMore}>
        <label>
          Nickname <input value={nickname} onChange={(event) => setNickname(event.target.value)} />
        </label>
        <button type="button" onClick={() => keep({ nickname })}>
          Save nickname
        </button>
      </div>
      <button type="button" aria-haspopup="menu" aria-expanded={isMenu} onClick={() => setIsMenu(!isMenu)}>
        Plan
      </button>
      {isMenu && (
        <div role="menu" aria-label="Plan">
          <button
            type="button"
            role="menuitem"
            onClick={() => {
              keep({ chosen: 'print' });
              setIsMenu(false);
            }}
          >
            Print plan
          </button>
          <button
            type="button"
            role="menuitem"
            onClick={() => {
              keep({ chosen: 'copy' });
              setIsMenu(false);
            }}
          >
            Copy plan
          </button>
        </div>
      )}
    </section>
  );
}
