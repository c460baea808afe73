$(function () {
  const tasks = JSON.parse(localStorage.getItem('tasks') || '[]');
  function save() {
    localStorage.setItem('tasks', JSON.stringify(tasks));
    draw();
  }
  function draw() {
    $('#tasks').empty();
    $.each(tasks, function (at, task) {
      const row = $('<tr>');
      row.append($('<td>').text(task.name)).append($('<td>').text(task.due));
      const cell = $('<td>');
      cell.append(
        $('<button class="btn">Remove</button>').on('click', function () { tasks.splice(at, 1); save(); }),
        $(`<button class="btn" data-id="${task.id}">Copy</button>`).click(() => { tasks.push(task); save(); }),
      );
      $('#tasks').append(row.append(cell));
    });
    const $closed = $('#closed').empty();
    tasks.filter((task) => task.closed).forEach((task) => {
      $('<li/>', { class: 'closed', text: task.name })
        .append($('<button/>', { text: 'Reopen', click: () => { task.closed = false; save(); } }))
        .appendTo($closed);
    });
    // No control, so no row.
    $('<p>').text(tasks.length + ' tasks').addClass('note').appendTo('#note');
  }
  draw();
});
