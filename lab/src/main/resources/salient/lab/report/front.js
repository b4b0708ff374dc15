// Draws the front of one day over the map: the darker a hex, the more games had it behind the attacker's front.
(function () {
  const data = JSON.parse(document.getElementById('front-data').textContent);
  const canvas = document.getElementById('front-map');
  const slider = document.getElementById('front-day');
  const label = document.getElementById('front-label');
  const chosen = document.getElementById('front-game');
  const context = canvas.getContext('2d');
  const image = new Image();
  const radius = data.pixels / Math.sqrt(3) + 0.5;
  function hexagon(x, y) {
    context.beginPath();
    for (let i = 0; i < 6; i++) {
      const angle = (Math.PI / 3) * i + (data.turned ? Math.PI / 6 : 0);
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    context.closePath();
  }
  function shares(day) {
    const one = data.games.find((game) => String(game.game) === chosen.value);
    if (!one) return day.share;
    return one.days[Math.min(slider.value, one.days.length - 1)];
  }
  function draw() {
    const day = data.days[slider.value];
    const share = shares(day);
    context.drawImage(image, 0, 0);
    for (let hex = 0; hex < share.length; hex++) {
      if (!share[hex]) continue;
      hexagon(data.centers[2 * hex], data.centers[2 * hex + 1]);
      context.fillStyle = 'rgba(124, 45, 28, ' + (0.55 * share[hex]) / 100 + ')';
      context.fill();
    }
    context.strokeStyle = '#123a6b';
    context.lineWidth = 3;
    for (const [x1, y1, x2, y2] of day.history || []) {
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    }
    label.textContent = day.name + (day.history ? ' (blue: the line of history on ' + day.historyDay + ')' : '');
    slider.setAttribute('aria-valuetext', label.textContent);
  }
  // A game to look at is played from its first day to its last.
  let playing = 0;
  function play() {
    clearInterval(playing);
    slider.value = 0;
    draw();
    playing = setInterval(function () {
      if (slider.value === slider.max) clearInterval(playing);
      else slider.value = Number(slider.value) + 1;
      draw();
    }, 600);
  }
  slider.max = data.days.length - 1;
  slider.value = slider.max;
  slider.addEventListener('input', function () {
    clearInterval(playing);
    draw();
  });
  chosen.addEventListener('change', draw);
  for (const link of document.querySelectorAll('[data-game]'))
    link.addEventListener('click', function () {
      chosen.value = link.dataset.game;
      play();
    });
  image.onload = draw;
  image.src = data.image;
})();
