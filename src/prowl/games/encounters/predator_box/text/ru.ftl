### Коробка «Хищник» по-русски: общее для её книг.

kind-starter = Стартовая карта
kind-role = Карта Роли
kind-strike = Карта Удара
kind-hazard = Опасность
kind-avatar = Аватар
kinds-starter = Стартовые карты
kinds-role = Карты Ролей
kinds-strike = Карты Ударов
kinds-hazard = Опасности
kinds-avatar = Аватары

space-underground = Подземелье
space-graveyard = Кладбище
space-river = Река
space-ruins = Руины
space-hills = Холмы

card-experience = Опыт
card-experience-text = Таких у каждого в начале семь.
card-brute-force = Грубая Сила
card-brute-force-text = Таких у каждого в начале пять.
