import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** English words that code in the page reads. */
export const englishOnPage = {
  language: 'en',
  refused: `
    error, errors, invalid, fail*, incorrect, wrong, required, must, denied, not, unable, cannot,
    already, missing, expired, rejected, try again, *n't, please enter, please select, please choose,
    please fill, please provide, please correct, too short, too long, too small, too large, at least, at
    most, no more than, greater than, less than, is taken, been taken, in use, exists, out of stock, no
    such, enter a, enter an, enter your, choose a, select a, only letters, only numbers, only digits
  `,
  done: `
    saved, added, created, updated, changed, removed, deleted, sent, booked, copied, confirmed,
    received, done, complete*, success*, thank*, welcome
  `,
  negating: "not, *n't, cannot, never, nothing, unable, failed to, already, no",
  broken: `
    error, errors, went wrong, fail*, crash*, unexpected*, oops, broke, broken, unable, unavailable,
    could not, couldn't, cannot, can't, method not allowed, bad request, page not found, internal
    server, unhandled
  `,
  asking: 'captcha*, recaptcha, not a robot, please',
  stopped: 'cancelled, canceled, aborted, nothing was changed, nothing was saved, no changes',
  furtherRows: 'next, previous, older, newer, load more, show more, see more, view more',
  ending: `
    delete, confirm deletion, remove, erase, destroy, purge, wipe, terminate, deactivate, revoke,
    uninstall, unpublish, move to trash, close account, close my account, close your account, cancel
    account, cancel my account, cancel order, cancel my order, cancel this order, cancel orders, cancel
    subscription, cancel my subscription, cancel booking, cancel reservation, cancel appointment, cancel
    membership, cancel plan, cancel payment, cancel transfer, cancel ticket, cancel trip, cancel flight,
    cancel visit, cancel policy, cancel contract, cancel shipment, cancel delivery, cancel event, cancel
    meeting, cancel request, cancel invitation, cancel job, cancel invoice, cancel class, cancel
    session, empty cart, empty basket, empty trash, empty bin, clear cart, clear basket, clear history,
    clear data, clear all data, clear database, clear completed, factory reset, reset account, reset
    database, reset all data, drop table, drop database, leave organization, transfer ownership, end
    subscription, end contract
  `,
  money: `
    pay, pay now, make payment, submit payment, checkout, check out, purchase, buy, buy now, place
    order, place the order, place my order, place your order, place bid, submit order, confirm order,
    confirm purchase, confirm payment, order now, complete order, complete purchase, send money,
    transfer, transfer money, transfer funds, wire money, withdraw, deposit, donate, refund, charge, top
    up, redeem, leave tip, add tip, send tip, bid, bet, invest, upgrade plan, start subscription, sell
  `,
  secret: 'password, passcode, passphrase, one time code, verification code, security code, card number',
} as const satisfies PageVocabulary;

/** English words. */
export const english: Vocabulary = {
  onPage: englishOnPage,
  writing: `
    save, submit, create, add, update, send, post, publish, upload, register, sign up, signup, sign in,
    log in, login, log out, logout, sign out, edit, change, apply, confirm, approve, reject, decline,
    accept, archive, restore, move, rename, duplicate, invite, assign, subscribe, unsubscribe, follow,
    unfollow, like, vote, book, reserve, schedule, reschedule, import, merge, enable, disable, activate,
    block, unblock, ban, suspend, reset, share, comment, reply, report, mark, complete, start, stop,
    clear, reorder, cancel, request, claim, release, discard, insert, store, persist, write, put, patch,
    mutate, dispatch, enroll, join, leave
  `,
  reading: `
    search, find, filter, filters, sort, show, view, open, toggle, expand, collapse, next, previous,
    back, forward, refresh, reload, close, hide, preview, zoom, details, more, less, menu, help, browse,
    look up, lookup, query, fetch, get, load, list, read, select, calculate, compare, estimate, check
    availability, copy, print, export, download, play, pause, mute
  `,
  alsoNouns: `
    book, post, share, report, like, start, stop, change, request, claim, store, mark, complete,
    release, block, ban, move, comment, reply, vote, schedule, register, follow, clear, leave, put,
    patch, write, update, upload, import, reserve, cancel, reset
  `,
  moneyNouns: `
    transfer, deposit, charge, bid, bet, refund, checkout, check out, purchase, redeem, invest, sell,
    buy, pay, withdraw, donate, top up
  `,
  keepingPlaces: `
    cart, basket, bag, trolley, wishlist, favorites, favourites, favorite, favourite, compare,
    comparison, selection, filter, filters, queue, playlist, bookmark, bookmarks, watchlist
  `,
  takingOut: 'remove',
  widening: 'clear, reset, remove',
  viewing: 'filter, filters, search, selection, sort, sorting',
  oneTimeCode: `
    otp, totp, one time code, one time password, one time passcode, verification code, authentication
    code, authenticator code, confirmation code, 2fa, 2fa code, 2 fa, mfa code, sms code, two factor
    code, login code, authenticator, security token code, backup code, recovery code, backup codes,
    recovery codes, passkey code, totp code, one time pin, login pin, verification pin, 6 digit code,
    six digit code, sms verification, code we sent, code sent to, code from your app, code from your
    authenticator, code from the sms, mfa token, totp token
  `,
  payment: `
    card number, cardnumber, credit card, creditcard, debit card, cc number, ccnumber, cc num, cvv, cvv
    2, cvc, cvc 2, csc, card code, card security code, security code, card expiry, card expiration,
    expiry date mm yy, exp date, cc exp, name on card, cardholder, cardholder name, card holder, iban,
    bic, swift code, account number, bank account, routing number, sort code, card verification, card
    verification value, security code cvv, card expiry date, card expiration date, bank account number,
    bank details, account iban, bsb, ifsc, ifsc code, aba number, swift, bic code, bank code, bank card,
    valid thru, name as on card, name as it appears on card, expiry mm yy, gift card code
  `,
  cardDate:
    'expiry, expires, expires on, expiration, expiration date, valid until, valid through, valid thru, valid to, good thru, exp, mm yy',
  identity: `
    ssn, social security, social security number, passport, passport number, passport no, national id,
    national identity number, national insurance number, nino, identity number, id number, id card
    number, identity card, tax id, tax number, tax identification number, tin, itin, ein, driver
    license, drivers license, driver s license, driving licence, licence number, license number,
    aadhaar, aadhar, pan number, medicare number, nhs number, insurance number, health card number,
    social insurance number, social security no, taxpayer id, taxpayer identification number, tax file
    number, tfn, utr, vat id number, national identification number, personal identity number, personal
    identification number, identification number, government id, driver license number, drivers license
    number, driving licence number, passport id, visa number, residence permit number, medicare id,
    health insurance number, mother maiden name, mothers maiden name, mother s maiden name, maiden name
    of your mother, birth certificate number, sin number, digits of your social, driver s licence
    number, nin
  `,
  password: `
    password, passwd, pwd, passcode, passphrase, pass phrase, pin, pin code, secret$, secret value, secret code, secret phrase, api key, apikey,
    access token, secret key, private key, client secret, recovery phrase, seed phrase, security answer,
    secret answer, answer to security question, answer to your security question, security question
    answer, secret question answer, name of your first pet, first pet name, name of first pet, favourite
    teacher, favorite teacher, city were you born, street you grew up, memorable word, memorable answer,
    api token, auth token, bearer token, personal access token, refresh token, webhook secret, signing
    secret, encryption key, ssh key, private ssh key, license key secret, recovery key, backup key, seed
    words, mnemonic, mnemonic phrase, atm pin, card pin, account pin, security pin, current pin, new
    pin, keyphrase, passkey, secret word, secret token, token$, jwt, user pass, wallet key, access key,
    first school, childhood nickname, childhood friend, recovery words, 12 words, 24 words, security
    question 1 answer, sec question answer, sec question 1 answer
  `,
  thingsWithNumbers:
    'vehicle, product, item, order, device, part, asset, project, library, loyalty, membership, member, design, theme, search, page, cancellation, game, focus, seo',
  aboutSecrets:
    'name, label, title, length, size, policy, type, format, limit, fee, fees, brand, version, issuer, audience, lifetime, reminder, template, subject, symbol, color, colour, count, status, state, country, manager, strength',
  submitting: `
    save, submit, send, apply, search, go$, find, update, sign in, sign up, sign on, log in, log on,
    login, logon, register, subscribe, book, pay, check out$, checkout$, confirm, calculate, convert,
    generate, join, post, publish, filter, done, ok, okay, yes, accept, agree, continue, next, finish,
    place order, place an order, place the order, place my order, place your order, request, import,
    upload, invite, translate, reply, comment, estimate, check availability, check in$, check status,
    check price, verify, reset password, reset my password, reset your password, change password, change
    my password, change your password
  `,
  pageTurning:
    'next page, previous page, go to next page, go to previous page, go to the next page, go to the previous page',
  beginning: `
    add, create, new, start, set, insert, assign, move, rename, edit, delete, remove, close account,
    run, track, enter, order, buy, get, change
  `,
  besideSearch: `
    add, create, new, insert, edit, delete, remove, rename, move, assign, import, export, upload,
    download, invite, save, post, publish, subscribe, register, switch, toggle, enable, disable, turn on,
    turn off, dark mode, light mode, log out, logout, sign out
  `,
  signingIn: `
    sign in, sign on, sign up, signin, signon, signup, log in, log on, log up, login, logon, logup,
    register, continue, connect
  `,
  byMeansOf: 'with, via, through, using',
  searching: 'search, find, filter by, filter$',
  clearing: 'clear, reset',
  agreeing: 'ok, okay, yes, confirm, continue, submit, apply, proceed, done, go, finish',
  acknowledging: 'done, ok, okay, got it, yes, continue',
  dismissing: 'cancel, close, dismiss',
  leaving: 'hide, back, never mind, nevermind, not now, no, keep, discard, exit',
  bareActs: `
    submit, ok, okay, save, send, apply, confirm, continue, next, add, create, update, search, filter,
    find, go, done, delete, remove, edit, cancel, close, open, view, show, select, new, yes, proceed,
    finish, start, change, reset, clear, approve, reject, more, details, download, print, share, copy,
    book, order, buy, pay, register, publish, archive, restore, refresh, post, upload
  `,
  onward: 'next, start, continue, proceed, go',
  verbs: `
    sign, log, place, check, track, rate, review, contact, subscribe, schedule, request, invite, import,
    export, manage, set, choose, make, join, leave, follow, like, mark, move, transfer, withdraw,
    deposit, donate, reschedule, reserve, rename, duplicate, assign, reply, comment, report, verify,
    sort, toggle, reorder, return, suggest, propose, recommend, generate, calculate,
    increase, decrease, increment, decrement
  `,
  visiting: 'go, open, view, show, back, see, visit, browse, read',
  answers: 'yes, ok, okay, sure',
  pronouns: 'it, this, that, them, these, those',
  determiners: 'your, my, the, this, these, a, an, new, form',
  choosing: 'select, choose, pick, please select, please choose, please pick',
};
