// The script of a server beside a page without scripts.
import express from 'express';

const app = express();
app.post('/plants', (request, response) => response.send('<button onclick="buy()">Buy</button>'));
app.listen(3000);
