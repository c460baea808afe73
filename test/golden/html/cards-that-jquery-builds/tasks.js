// Each element is made by a chain of jQuery. The listeners ask for the cards and their parts. The text that `escape` makes
// is no element of the page, and "Help" is no row: no loop makes it.
var boards = JSON.parse(localStorage.getItem('boards'));
var active = 0;

function escape(text) {
  return $('<div>').text(text).html();
}

function card(task) {
  var $card = $('<div class="card">').attr({ 'data-id': task.id });
  $card.append($('<h4>').text(task.title));
  var $move = $('<select class="move">').appendTo($card);
  $move.append($('<option value="todo">To do</option>'), $('<option value="done">Done</option>'));
  $card.append([$('<button class="edit" title="Edit task">').html('&#9998;'), $('<button/>', { text: 'Delete', class: 'drop' })]);
  return $card;
}

function draw() {
  var $boards = $('#boards').empty();
  $.each(boards, function (at) {
    $('<li class="board">').data('at', at).appendTo($boards);
  });
  var $tasks = $('#tasks').empty();
  boards[active].tasks.forEach(function (task) {
    $tasks.append(card(task));
  });
  $('<button>').text('Help').on('click', function () { location.hash = 'help'; }).appendTo($tasks);
}

$('#boards').on('click', '.board', function () {
  active = $(this).data('at');
  draw();
});
$('#tasks')
  .on('click', '.edit', function () { $('#editor')[0].showModal(); })
  .on('change', '.move', function () { localStorage.setItem('boards', JSON.stringify(boards)); })
  .on('click', '.drop', function () { boards[active].tasks.pop(); localStorage.setItem('boards', JSON.stringify(boards)); });
draw();
