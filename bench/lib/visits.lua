-- What wrk sends: each request is the first one of another person. Arguments: the number of the first person, then the
-- names of the links; one that begins with a slash is a whole path. What was measured is printed as JSON, as by `result.lua`.
dofile((debug.getinfo(1, 'S').source:sub(2):gsub('visits.lua$', 'result.lua')))

local slugs, person, rest = {}, 0, ''

function init(args)
  person = tonumber(args[1])
  for place = 2, #args do slugs[#slugs + 1] = args[place] end
  rest = '.0.0.0 Safari/537.36\r\nReferer: https://mail.example.com/\r\nHost: ' .. wrk.host .. '\r\n\r\n'
end

function request()
  person = person + 1
  local network = math.floor(person / 65536) % 256 .. '.' .. math.floor(person / 256) % 256
  local slug = slugs[person % #slugs + 1]
  local path = slug:sub(1, 1) == '/' and slug or '/l/' .. slug
  return 'GET ' .. path .. ' HTTP/1.1\r\nX-Forwarded-For: 10.' .. network .. '.' ..
    person % 256 .. '\r\nUser-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ' ..
    '(KHTML, like Gecko) Chrome/' .. 120 + person % 20 .. rest
end
