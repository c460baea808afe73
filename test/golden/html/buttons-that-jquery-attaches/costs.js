$(function () {
  var costs = JSON.parse(localStorage.getItem('costs') || '[]');
  function keep() {
    localStorage.setItem('costs', JSON.stringify(costs));
    draw();
  }
  // What the buttons of a row do later is nothing that "Add cost" does.
  function draw() {
    var $list = $('#costs').empty();
    $.each(costs, function (at, cost) {
      var $row = $('<li>').appendTo($list);
      $('<button>Edit</button>').click(function () { $('#edit').modal('show'); }).appendTo($row);
      $('<button>Remove</button>').on('click', function () { costs.splice(at, 1); keep(); }).appendTo($row);
    });
  }
  $('#add').on('click', function () { costs.push({ name: $('#name').val() }); keep(); });
  $('#save').click(function () { costs[0].name = $('#new-name').val(); $('#edit').modal('hide'); keep(); });
  $('#show').click(function () { $('#help').modal('show'); });
  $('#more').click(function () { location.hash = 'more'; });
  draw();
});
