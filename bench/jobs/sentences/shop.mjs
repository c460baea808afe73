// Written on 26 November 2026 from examples/playground/react/EXPECTED.md and the app, before its tools were listed.
export const sentences = [
  {
    tool: { action: 'Add to cart', row: true },
    route: '/',
    says: ['Put the stoneware mug in my cart', 'I want to buy the linen towel', 'add the candle holder to the cart'],
  },
  {
    tool: { fields: ['Search products'] },
    route: '/',
    says: [
      'Show me only kitchen things that are in stock',
      'Sort the products by price, the cheapest first',
      'search for wool blankets',
    ],
  },
  {
    tool: { action: 'Add to cart', fields: ['Quantity'] },
    route: '/products/p-throw',
    says: [
      'Add two of this to my cart and wrap them as a gift',
      'I take one of these in blue',
      'put three of this product in the cart',
    ],
  },
  {
    tool: { action: 'Create account' },
    route: '/sign-up',
    says: [
      'Create an account for Maria Berg, maria@example.com',
      'I want to sign up as a friend of the shop',
      'register me as a new customer',
    ],
  },
  {
    tool: { row: true, noAction: true, fields: ['Quantity'] },
    route: '/cart',
    says: [
      'Change the number of mugs in my cart to four',
      'I need three towels instead of one',
      'set the quantity of the throw to 2',
    ],
  },
  {
    tool: { action: 'Remove', row: true },
    route: '/cart',
    says: [
      'Take the mug out of my cart',
      'remove the towel from the cart',
      "I don't want the candle any more, remove it",
    ],
  },
  {
    tool: { action: 'Apply code' },
    route: '/cart',
    says: ['I have a discount code, SPRING10', 'Apply the code WELCOME to my cart', 'use my coupon code'],
  },
  {
    tool: { action: 'Go to checkout' },
    route: '/cart',
    says: ['Take me to the checkout', 'I am ready to pay, go to the checkout'],
  },
  {
    tool: { action: 'Place order' },
    route: '/checkout',
    says: [
      'Place the order with express delivery and pay by invoice',
      'order everything and send it to Nygata 12',
      'Complete my purchase, it is a gift so leave the bill out',
    ],
  },
  { tool: { action: 'See all your orders' }, route: '/thanks/:id', says: ['Show me all my orders', 'see my orders'] },
  {
    tool: { action: 'View', row: true },
    route: '/orders',
    says: ['Show me the details of order HL-1041', 'What is in order HL-1022? Open it', 'view order HL-1017'],
  },
  {
    tool: { action: 'Cancel', row: true },
    route: '/orders',
    says: ['Cancel order HL-1041', 'I changed my mind, please cancel my last order', 'stop the order HL-1022'],
  },
  {
    tool: { action: 'Close details' },
    route: '/orders',
    says: ['Close the order details', 'hide the details of this order'],
  },
  {
    tool: { action: 'Ask for the return' },
    route: '/orders',
    says: [
      'I want to return order HL-1017 because it arrived broken',
      'Send the order back and give me my money',
      'ask for a return of HL-1017, I changed my mind',
    ],
  },
  {
    tool: { action: 'Save address' },
    route: '/account',
    says: ['My new address is Storgata 5, 0182 Oslo', 'change my address', 'Update the phone number on my address'],
  },
  {
    tool: { action: 'Send invitation' },
    route: '/account',
    says: [
      'Invite my friend ola@example.com',
      'send an invitation to a friend',
      'Tell Kari about the shop, her e-mail is kari@example.com',
    ],
  },
  { tool: { action: 'Change password' }, route: '/account', says: ['Change my password', 'I need a new password'] },
  { tool: { action: 'Delete account' }, route: '/account', says: ['Delete my account', 'close my account for good'] },
  {
    tool: { action: 'Restore account' },
    route: '/account',
    says: ['Restore my account', 'I want my deleted account back'],
  },
  { tool: { action: 'Orders' }, route: '/', says: ['Go to my orders', 'open the orders page'] },
  { tool: { action: 'Account' }, route: '/', says: ['Go to my account', 'open the account page'] },
  { tool: { action: 'Sign up' }, route: '/', says: ['Take me to the sign up page'] },
];
